import { answerField } from '#contract/topic-questions'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { OFFER_MINUTES } from '#contract/waitlist'
import { zoneName } from '../widgets/booking/booking/times.ts'
import { ConsentField } from '../widgets/booking/text-messages/consent-field.tsx'
import { type TypedWish, WishFields } from '../widgets/booking/waitlist/wish-fields.tsx'
import { type BookView, type Typed, waitlistPath } from './book-view.ts'
import { addressOf } from './book-wizard-state.ts'
import { Facts } from './facts.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { PlainVisitorFields, SitePrivacyNote } from './visitor-fields.tsx'
import { listed } from './waitlist.tsx'

interface JoinProps {
  view: BookView
  typed: Typed
  wish: TypedWish
  /** The first and the last day that can be chosen. */
  min: string
  max: string
  errors: Errors
  /** URL of the form's styles. */
  styles: string
}

/** The step of the booking at which its times are shown. */
const timesOf = ({ path, state: { topic, type, src } }: BookView) => addressOf(path, { topic, type, src })

function Wanted({ view: { site, state, topics } }: Pick<JoinProps, 'view'>) {
  const { t } = site
  const topic = topics.find(({ uuid }) => uuid === state.topic)
  const facts = [
    ...(topic ? [{ name: t('booking.topic'), lines: [{ text: topic.topic }] }] : []),
    ...(state.type ? [{ name: t('booking.type'), lines: [{ text: t(`booking.${state.type}`) }] }] : [])
  ]
  return <Facts facts={facts} />
}

/** Answers that were given before are kept for the booking. */
const Answered = ({ typed }: Pick<JoinProps, 'typed'>) =>
  Object.entries(typed.answers).map(([uuid, answer]) => (
    <input key={uuid} type="hidden" name={answerField(uuid)} value={answer} autoComplete="off" />
  ))

function Form({ view, typed, wish, min, max, errors }: JoinProps) {
  const { site, state, zone, hasTexts } = view
  const { t, texts } = site
  const { topic, type, src } = state
  return (
    <form
      method="post"
      action={addressOf(waitlistPath(view), { topic, type, src })}
      className="visitor-form"
      noValidate
    >
      <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
      <Answered typed={typed} />
      <ErrorSummary site={site} errors={errors} />
      <p className="help">{t('visitor.required-hint')}</p>
      <WishFields
        t={t}
        tag={texts.tag}
        legend={t('waitlist.when')}
        help={t('booking.branch-zone', { zone: zoneName(texts.tag, zone) })}
        wish={wish}
        errors={listed(errors)}
        min={min}
        max={max}
      />
      <PlainVisitorFields
        site={site}
        typed={typed}
        errors={errors}
        isRequired={(name) => name !== 'note' && (name !== 'phone' || type === 'by-phone')}
        belowPhone={
          hasTexts && <ConsentField t={t} id="texts" about="waitlist" isChosen={Boolean(typed.text_consent)} />
        }
      />
      <SitePrivacyNote site={site} />
      <div className="cluster">
        <button type="submit" name="step" value="join" className="button primary">
          {t('waitlist.join')}
        </button>
        <button type="submit" name="step" value="look" formAction={timesOf(view)} className="button quiet">
          {t('waitlist.back')}
        </button>
      </div>
    </form>
  )
}

/** Where a visitor without script, whom no time suits, says when one would. */
export function JoinPage(props: JoinProps) {
  const { view, errors, styles } = props
  const { site, advisor, problem } = view
  const { t } = site
  const isRefused = Boolean(problem) || Object.keys(errors).length > 0
  const head = <link rel="stylesheet" href={styles} />
  return (
    <Layout site={site} title={titleOf(site, t('waitlist.join-heading'), isRefused)} head={head} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('waitlist.join-heading')}</h1>
          <p className="lead">{t('booking.with', { name: advisor.name })}</p>
        </div>
        <Wanted view={view} />
        <p>{t('waitlist.join-lead', { minutes: OFFER_MINUTES })}</p>
        {problem && (
          <p className="notice danger" role="alert">
            {problem}
          </p>
        )}
        <Form {...props} />
      </div>
    </Layout>
  )
}

/** The confirmation. */
export const JoinedPage = ({ view }: Pick<JoinProps, 'view'>) => {
  const { t } = view.site
  return (
    <Layout site={view.site} title={t('waitlist.joined')} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('waitlist.joined')}</h1>
          <p className="lead">{t('pages.waitlist-sent', { hours: CONFIRMATION_HOURS })}</p>
        </div>
        <div>
          <a className="button" href={timesOf(view)}>
            {t('waitlist.back')}
          </a>
        </div>
      </div>
    </Layout>
  )
}
