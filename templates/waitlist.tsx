import type { AnswersDraft, TopicQuestion } from '#contract/topic-questions'
import { zoneName } from '../widgets/booking/booking/times.ts'
import { type TypedWish, WishFields } from '../widgets/booking/waitlist/wish-fields.tsx'
import { EndTexts } from './appointment.tsx'
import { BookQuestions } from './book-questions.tsx'
import { type Way, Ways } from './error.tsx'
import { type Fact, Facts } from './facts.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'
import { SitePrivacyNote } from './visitor-fields.tsx'

interface OfferedProps {
  /** The offer's uuid. */
  uuid: string
  facts: readonly Fact[]
  /** Until when it is kept. */
  until: string
  /** What becomes of the appointment that it replaces. */
  replaces: string | undefined
  /** What is asked of who accepts it. */
  questions: readonly TopicQuestion[]
  answers: AnswersDraft
  errors: Errors
}

export interface WaitlistProps {
  site: Site
  /** URL of this page. */
  path: string
  /** Place and wish; none once it is over. */
  facts: readonly Fact[]
  lead: string | undefined
  /** Confirmation of what has just been done, or what happened to the latest offer. */
  notice: string | undefined
  /** Why what was asked could not be done. */
  problem: string | undefined
  offer: OfferedProps | undefined
  /** Why nobody waits any more. */
  closed: string | undefined
  /** URL that ends text messages about it; undefined where there are none. */
  texts: string | undefined
  /** URL to ask for one's data or its deletion. */
  data: string | undefined
  /** URL and name of what to do instead. */
  next: { href: string; label: string } | undefined
}

const Offered = ({ site, path, offer }: { site: Site; path: string; offer: OfferedProps }) => (
  <section className="card stack" aria-labelledby="offer">
    <div className="page-title">
      <h2 id="offer">{site.t('pages.waitlist-offer')}</h2>
      <p className="lead">{offer.until}</p>
    </div>
    <Facts facts={offer.facts} />
    {offer.replaces && <p>{offer.replaces}</p>}
    <div className={offer.questions.length ? 'stack' : 'cluster'}>
      <form method="post" action={`${path}/accept`} className="stack" noValidate>
        <input type="hidden" name="offer" value={offer.uuid} autoComplete="off" />
        <ErrorSummary site={site} errors={offer.errors} />
        {offer.questions.some(({ is_required }) => is_required) && (
          <p className="help">{site.t('visitor.required-hint')}</p>
        )}
        <BookQuestions site={site} {...offer} />
        {offer.questions.length > 0 && <SitePrivacyNote site={site} />}
        <div>
          <button type="submit" className="button primary">
            {site.t('pages.waitlist-accept')}
          </button>
        </div>
      </form>
      <form method="post" action={`${path}/decline`}>
        <input type="hidden" name="offer" value={offer.uuid} autoComplete="off" />
        <button type="submit" className="button">
          {site.t('pages.waitlist-decline')}
        </button>
      </form>
    </div>
  </section>
)

/** A customer's place on a waitlist, what is offered to them, and the way off the list. */
export const WaitlistPage = (props: WaitlistProps) => {
  const { site, path, facts, lead, notice, problem, offer, closed, texts, data, next } = props
  const { t } = site
  const heading = closed ?? t('pages.waitlist-title')
  const isRefused = Boolean(problem) || Object.keys(offer?.errors ?? {}).length > 0
  return (
    <Layout site={site} title={titleOf(site, heading, isRefused)} narrow>
      <div className="stack">
        {problem && (
          <p className="notice danger" role="alert">
            {problem}
          </p>
        )}
        {notice && (
          <p className="notice success" role="status">
            {notice}
          </p>
        )}
        {offer && <Offered site={site} path={path} offer={offer} />}
        <div className="card stack">
          <div className="page-title">
            <h1>{heading}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <Facts facts={facts} />
          {!closed && <p className="help">{t('pages.waitlist-leave-lead')}</p>}
          <div className="cluster">
            {next && (
              <a className="button primary" href={next.href}>
                {next.label}
              </a>
            )}
            {texts && <EndTexts site={site} path={texts} />}
            {!closed && (
              <form method="post" action={`${path}/leave`}>
                <button type="submit" className="button">
                  {t('pages.waitlist-leave')}
                </button>
              </form>
            )}
            {data && (
              <a className="button quiet" href={data}>
                {t('personal-data.link')}
              </a>
            )}
          </div>
        </div>
      </div>
    </Layout>
  )
}

/** Where who has got the e-mail presses to be on the list. */
export const ConfirmWaitPage = ({
  site,
  path,
  facts,
  data,
  problem
}: Pick<WaitlistProps, 'site' | 'path' | 'facts' | 'data' | 'problem'>) => (
  <Layout site={site} title={titleOf(site, site.t('pages.waitlist-confirm-title'), Boolean(problem))} narrow>
    <div className="card stack">
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <div className="page-title">
        <h1>{site.t('pages.waitlist-confirm-title')}</h1>
        <p className="lead">{site.t('pages.waitlist-confirm-lead')}</p>
      </div>
      <Facts facts={facts} />
      <div className="cluster">
        <form method="post" action={`${path}/confirm`}>
          <button type="submit" className="button primary">
            {site.t('pages.waitlist-confirm')}
          </button>
        </form>
        <form method="post" action={`${path}/leave`}>
          <button type="submit" className="button">
            {site.t('pages.waitlist-refuse')}
          </button>
        </form>
        {data && (
          <a className="button quiet" href={data}>
            {site.t('personal-data.link')}
          </a>
        )}
      </div>
    </div>
  </Layout>
)

interface EarlierProps {
  site: Site
  path: string
  lead: string
  wish: TypedWish
  min: string
  max: string
  /** The branch's, in which days and hours are. */
  zone: string
  errors: Errors
  /** Why nobody can wait for an earlier one. */
  closed: string | undefined
}

export const listed = (errors: Errors) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, text ? [text] : []]))

/** Where the customer of an appointment says when an earlier one would suit. */
export const EarlierPage = ({ site, path, lead, wish, min, max, zone, errors, closed }: EarlierProps) => {
  const { t } = site
  const isRefused = Object.values(errors).some(Boolean)
  return (
    <Layout site={site} title={titleOf(site, t('pages.earlier'), isRefused)} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('pages.earlier')}</h1>
          <p className="lead">{lead}</p>
        </div>
        {closed ? (
          <p className="notice warning">{closed}</p>
        ) : (
          <form method="post" action={path} className="stack" noValidate>
            <ErrorSummary site={site} errors={errors} />
            <p className="help">{t('visitor.required-hint')}</p>
            <WishFields
              t={t}
              tag={site.texts.tag}
              legend={t('waitlist.when')}
              help={t('booking.branch-zone', { zone: zoneName(site.texts.tag, zone) })}
              wish={wish}
              errors={listed(errors)}
              min={min}
              max={max}
              isOpenEnded
            />
            <SitePrivacyNote site={site} />
            <div>
              <button type="submit" className="button primary">
                {t('pages.earlier-join')}
              </button>
            </div>
          </form>
        )}
      </div>
    </Layout>
  )
}

export const UnknownWaitlistPage = ({ site, ways }: { site: Site; ways: readonly Way[] }) => (
  <Layout site={site} title={site.t('pages.review-unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.review-unknown')}</h1>
        <p className="lead">{site.t('pages.waitlist-unknown-lead')}</p>
      </div>
      <Ways ways={ways} />
    </div>
  </Layout>
)
