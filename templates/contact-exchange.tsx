import { exchangePath, type LeadConsent } from '#contract/leads'
import { vCardPath } from '#contract/vcard'
import type { VisitorDraft } from '#contract/visitor'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { type Way, Ways } from './error.tsx'
import { Facts } from './facts.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { idIn, type Site } from './site.ts'
import { PlainVisitorFields, SitePrivacyNote } from './visitor-fields.tsx'

/** The input, with the form's hidden fields. */
export interface TypedExchange extends VisitorDraft, Record<'company' | 'consent' | 'website' | 'ticket', string> {}

interface Consent {
  text: string
  version: LeadConsent
}

interface ExchangeProps {
  site: Site
  alias: string
  /** The advisor's. */
  name: string
  position: string
  photo: string | null
  consent: Consent
  /** The query that carries the campaign of the visit. */
  carried: string
  typed: TypedExchange
  errors: Errors
  problem: string | undefined
  /** URL of the form's styles. */
  styles: string
}

const errorsOf = (errors: Errors, field: string) => (errors[field] ? [errors[field]] : [])

const Company = ({ site, typed, errors }: Pick<ExchangeProps, 'site' | 'typed' | 'errors'>) => (
  <div className="company">
    <FormGroup id={idIn(site, 'company')} label={site.t('pages.exchange-company')} errors={errorsOf(errors, 'company')}>
      {(control) => (
        <input className="input" name="company" autoComplete="organization" defaultValue={typed.company} {...control} />
      )}
    </FormGroup>
  </div>
)

/** The box beside the text that is stored with the contact. */
const ConsentBox = ({ site, consent, typed, errors }: Pick<ExchangeProps, 'site' | 'consent' | 'typed' | 'errors'>) => (
  <FormGroup
    id={idIn(site, 'consent')}
    label={site.t('pages.exchange-consent-label')}
    required
    errors={errorsOf(errors, 'consent')}
  >
    {(control) => (
      <label className="text-consent">
        <input
          {...control}
          type="checkbox"
          name="consent"
          value={consent.version}
          defaultChecked={typed.consent === consent.version}
        />
        <span>{consent.text}</span>
      </label>
    )}
  </FormGroup>
)

function Form({ site, alias, consent, carried, typed, errors, problem }: ExchangeProps) {
  const { t } = site
  return (
    <form method="post" action={`${exchangePath(alias)}${carried}`} className="visitor-form" noValidate>
      <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <ErrorSummary site={site} errors={errors} />
      <p className="help">{t('visitor.required-hint')}</p>
      <PlainVisitorFields
        site={site}
        typed={typed}
        errors={errors}
        isRequired={(name) => name !== 'phone' && name !== 'note'}
        help={{ email: 'pages.exchange-email-help', phone: 'pages.exchange-phone-help' }}
        belowName={<Company site={site} typed={typed} errors={errors} />}
      />
      <ConsentBox site={site} consent={consent} typed={typed} errors={errors} />
      <SitePrivacyNote site={site} />
      <div>
        <button type="submit" className="button primary">
          {t('pages.exchange-send')}
        </button>
      </div>
    </form>
  )
}

/** Where a visitor leaves their contact with an advisor. */
export function ExchangePage(props: ExchangeProps) {
  const { site, name, position, photo, errors, problem, styles } = props
  const { t } = site
  const title = t('pages.exchange-title', { name })
  const isRefused = Boolean(problem) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, title, isRefused)} head={<link rel="stylesheet" href={styles} />} narrow>
      <div className="contact card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">{t('pages.exchange-lead', { name })}</p>
        </div>
        <Facts facts={[{ name: t('pages.exchange-to'), lines: [{ text: name }, { text: position }], photo }]} />
        <Form {...props} />
      </div>
    </Layout>
  )
}

interface ThanksProps {
  site: Site
  alias: string
  name: string
  /** The campaign of the visit. */
  carried: string
  /** Whether the advisor's contact can be saved in turn. */
  hasVCard: boolean
}

/** The confirmation, with the way to the advisor's own contact. */
export const ThanksPage = ({ site, alias, name, carried, hasVCard }: ThanksProps) => (
  <Layout site={site} title={site.t('pages.exchange-sent')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.exchange-sent')}</h1>
        <p className="lead">{site.t('pages.exchange-sent-lead', { name })}</p>
      </div>
      <div className="form-actions">
        {hasVCard && (
          <a className="button primary" href={vCardPath(alias)} rel="nofollow">
            {site.t('pages.exchange-save', { name })}
          </a>
        )}
        <a className={hasVCard ? 'button' : 'button primary'} href={`/app/profile/${alias}${carried}`}>
          {site.t('contact-requests.to-card', { name })}
        </a>
      </div>
    </div>
  </Layout>
)

interface SharedContactProps {
  site: Site
  /** Absent once it is deleted. */
  held?: {
    /** URL to which the button sends. */
    action: string
    /** Who has the contact. */
    name: string
    /** Where the visitor asks for everything else. */
    data: string | undefined
  }
  back?: Way | undefined
}

/** Where a visitor deletes the contact that they have left. */
export function SharedContactPage({ site, held, back }: SharedContactProps) {
  const { t } = site
  const title = t(held ? 'pages.exchange-delete-title' : 'pages.exchange-deleted')
  return (
    <Layout site={site} title={title} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">
            {held ? t('pages.exchange-delete-lead', { name: held.name }) : t('pages.exchange-deleted-lead')}
          </p>
        </div>
        {held ? (
          <div className="cluster">
            <form method="post" action={held.action}>
              <button type="submit" className="button danger">
                {t('pages.exchange-delete')}
              </button>
            </form>
            {held.data && (
              <a className="button quiet" href={held.data}>
                {t('personal-data.link')}
              </a>
            )}
          </div>
        ) : (
          back && <Ways ways={[back]} />
        )}
      </div>
    </Layout>
  )
}

export const UnknownContactPage = ({ site, ways }: { site: Site; ways: readonly Way[] }) => (
  <Layout site={site} title={site.t('pages.review-unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.review-unknown')}</h1>
        <p className="lead">{site.t('pages.exchange-unknown-lead')}</p>
      </div>
      <Ways ways={ways} />
    </div>
  </Layout>
)
