import {
  type CallbackDay,
  type ContactField,
  type ContactKind,
  type ContactOffer,
  isRequired,
  PREFERENCE_FIELDS
} from '#contract/contact-requests'
import type { VisitorDraft } from '#contract/visitor'
import { dayText, FULL_DAY, zoneName } from '../widgets/booking/booking/times.ts'
import { hoursOf } from '../widgets/booking/contact-requests/hours.ts'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { idIn, type Site } from './site.ts'
import { PlainVisitorFields, SitePrivacyNote } from './visitor-fields.tsx'

/** The input, with the form's hidden fields. */
export interface TypedContact
  extends VisitorDraft,
    Record<'date' | 'start_time' | 'end_time' | 'customer' | 'website' | 'ticket', string> {}

export interface ContactFormView {
  site: Site
  alias: string
  kind: ContactKind
  /** The times at which the advisor can call back, by day. */
  days: readonly CallbackDay[]
  /** The advisor's name. */
  name: string
  /** The branch's time zone, to which the hours refer. */
  zone: string
  /** The current day at the branch. */
  today: string
  typed: TypedContact
  /** The question whether the visitor is a customer, where it is asked. */
  customerQuestion: ContactOffer['customer_question']
  /** The query that carries the campaign of the visit. */
  carried: string
  errors: Errors
  problem: string | undefined
}

export interface ContactView extends ContactFormView {
  /** Whether the widget may not replace the form, because input would be lost. */
  alone: boolean
  /** URL of the form's styles. */
  styles: string
}

const errorsOf = (errors: Errors, field: ContactField) => (errors[field] ? [errors[field]] : [])

/** Without script the ends cannot follow the start, so that all are offered. */
const NOT_CHOSEN = { date: '', start_time: '' }

function Hour({
  view: { site, kind, days, typed, errors },
  field
}: {
  view: ContactFormView
  field: 'start_time' | 'end_time'
}) {
  const required = isRequired(kind, field)
  return (
    <FormGroup
      id={idIn(site, field)}
      label={site.t(`contact-requests.${field}`)}
      required={required}
      errors={errorsOf(errors, field)}
    >
      {(control) => (
        <select {...control} className="input" name={field}>
          <option value="">{site.t(required ? 'contact-requests.choose' : 'contact-requests.any-time')}</option>
          {hoursOf(field, days, NOT_CHOSEN).map((hour) => (
            <option key={hour} selected={hour === typed[field]}>
              {hour}
            </option>
          ))}
        </select>
      )}
    </FormGroup>
  )
}

function Preferences({ view }: { view: ContactFormView }) {
  const { site, kind, days, zone, today, typed, errors } = view
  const { t, texts } = site
  if (kind === 'basic' || kind === 'messenger') return null
  const help = t('contact-requests.zone', { zone: zoneName(texts.tag, zone) })
  return (
    <FormGroup id={idIn(site, 'when')} fieldset label={t(`contact-requests.${kind}-when`)} help={help}>
      {() => (
        <div className="fields-time stack">
          {PREFERENCE_FIELDS[kind].includes('date') && (
            <FormGroup
              id={idIn(site, 'date')}
              label={t('contact-requests.date')}
              required
              errors={errorsOf(errors, 'date')}
            >
              {(control) =>
                days.length ? (
                  <select {...control} className="input" name="date">
                    <option value="">{t('contact-requests.choose')}</option>
                    {days.map(({ date }) => (
                      <option key={date} value={date} selected={date === typed.date}>
                        {dayText(texts.tag, date, FULL_DAY)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    {...control}
                    className="input date"
                    type="date"
                    name="date"
                    min={today}
                    defaultValue={typed.date}
                  />
                )
              }
            </FormGroup>
          )}
          <div className="hours">
            <Hour view={view} field="start_time" />
            <Hour view={view} field="end_time" />
          </div>
        </div>
      )}
    </FormGroup>
  )
}

function Customer({ view: { site, customerQuestion: question, typed } }: { view: ContactFormView }) {
  if (!question) return null
  return (
    <FormGroup id={idIn(site, 'customer')} label={question.label}>
      {(control) => (
        <select {...control} className="input" name="customer">
          <option value="">{site.t('contact-requests.choose')}</option>
          {(['yes', 'no'] as const).map((said) => (
            <option key={said} value={said} selected={said === typed.customer}>
              {question[said]}
            </option>
          ))}
        </select>
      )}
    </FormGroup>
  )
}

/** The form of a kind; without a ticket it is shown once more before it is sent. */
export function ContactForm({ view }: { view: ContactFormView }) {
  const { site, alias, kind, name, typed, carried, errors, problem } = view
  const { t } = site
  return (
    <div className="contact card">
      <form method="post" action={`/contact/${alias}/${kind}${carried}`} className="visitor-form" noValidate>
        <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
        <h2>{t(`contact-requests.${kind}`)}</h2>
        <p className="contact-to">{t('contact-requests.with', { name })}</p>
        <p className="lead">{t(`contact-requests.${kind}-lead`)}</p>
        {problem && (
          <p className="notice danger" role="alert">
            {problem}
          </p>
        )}
        <ErrorSummary site={site} errors={errors} />
        <p className="help">{t('visitor.required-hint')}</p>
        <Preferences view={view} />
        <PlainVisitorFields site={site} typed={typed} errors={errors} isRequired={(field) => isRequired(kind, field)} />
        <Customer view={view} />
        <SitePrivacyNote site={site} />
        <div>
          <button type="submit" className="button primary">
            {t('contact-requests.send')}
          </button>
        </div>
      </form>
    </div>
  )
}

/** A contact form without script, inside the element that replaces it. */
export function ContactPage({ view }: { view: ContactView }) {
  const { site, alias, kind, name, errors, problem, alone, styles } = view
  const title = site.t('pages.contact-title', { kind: site.t(`contact-requests.${kind}`), name })
  const head = (
    <>
      <link rel="stylesheet" href={styles} />
      {!alone && <script type="module" src="/embed.js" />}
    </>
  )
  return (
    <Layout site={site} title={titleOf(site, title, Boolean(problem) || Object.keys(errors).length > 0)} head={head}>
      <h1 className="visually-hidden">{title}</h1>
      {alone ? (
        <ContactForm view={view} />
      ) : (
        <advisor-contact-form alias={alias} kind={kind}>
          <ContactForm view={view} />
        </advisor-contact-form>
      )}
    </Layout>
  )
}

/** The confirmation of a request. */
export const ContactSent = ({
  site,
  alias,
  kind,
  name,
  carried
}: Pick<ContactView, 'site' | 'alias' | 'kind' | 'name' | 'carried'>) => (
  <Layout site={site} title={site.t('contact-requests.sent')}>
    <div className="card stack">
      <h1>{site.t('contact-requests.sent')}</h1>
      <p>{site.t('pages.contact-sent')}</p>
      <div className="form-actions">
        <a className="button primary" href={`/app/profile/${alias}${carried}`}>
          {site.t('contact-requests.to-card', { name })}
        </a>
        <a className="button" href={`/contact/${alias}/${kind}${carried}`}>
          {site.t('contact-requests.another')}
        </a>
      </div>
    </div>
  </Layout>
)
