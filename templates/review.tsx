import { STARS_MAX } from '#contract/reviews'
import { type Way, Ways } from './error.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'
import { SitePrivacyNote } from './visitor-fields.tsx'

export interface ReviewProps {
  site: Site
  /** URL to which the form is sent. */
  action: string
  advisor: string
  photo: string | null
  /** When it was, and what about. */
  facts: readonly string[]
  /** Characters of the text. */
  /** There is a review already. */
  done: boolean
  /** Why there can be none. */
  closed: string | undefined
  stars?: string
  text?: string
  errors?: Errors
  /** Why the server has refused it. */
  refusal?: string
}

/** The best first. */
const STARS = ['5', '4', '3', '2', '1'] as const

const StarField = ({ site: { t }, stars, errors = {} }: Pick<ReviewProps, 'site' | 'stars' | 'errors'>) => (
  <fieldset className="field" id="stars" tabIndex={-1} aria-describedby={errors.stars && 'stars-error'}>
    <legend className="label">{t('pages.review-stars')}</legend>
    <div className="review-stars">
      {STARS.map((value) => (
        <label key={value} className="choice">
          <input type="radio" name="stars" value={value} defaultChecked={stars === value} required />
          <span className="choice-title">
            <span className="review-row" aria-hidden="true">
              {'★'.repeat(Number(value))}
              <span>{'★'.repeat(STARS_MAX - Number(value))}</span>
            </span>{' '}
            <span className="visually-hidden">{t('pages.review-count', { stars: Number(value) })}: </span>
            <span className="review-word">{t(`pages.review-stars-${value}`)}</span>
          </span>
        </label>
      ))}
    </div>
    {errors.stars && (
      <div className="errors" id="stars-error">
        <p>{errors.stars}</p>
      </div>
    )}
  </fieldset>
)

const TextField = ({ site: { t }, text, errors = {} }: Pick<ReviewProps, 'site' | 'text' | 'errors'>) => (
  <div className="field">
    <label className="label" htmlFor="text">
      {t('pages.review-text')}
    </label>
    <textarea
      className="input"
      id="text"
      name="text"
      rows={4}
      aria-invalid={errors.text ? true : undefined}
      aria-describedby={errors.text ? 'text-help text-error' : 'text-help'}
      defaultValue={text}
    />
    <p className="help" id="text-help">
      {t('pages.review-text-help')}
    </p>
    {errors.text && (
      <div className="errors" id="text-error">
        <p>{errors.text}</p>
      </div>
    )}
  </div>
)

const Form = (props: ReviewProps) => (
  <form method="post" action={props.action} className="stack" noValidate>
    <ErrorSummary site={props.site} errors={props.errors ?? {}} />
    <StarField {...props} />
    <TextField {...props} />
    <SitePrivacyNote site={props.site} />
    <div>
      <button type="submit" className="button primary">
        {props.site.t('pages.review-send')}
      </button>
    </div>
  </form>
)

/** Asks the customer of an appointment for a review, or says that there is one or why there can be none. */
export const ReviewPage = (props: ReviewProps) => {
  const { site, advisor, photo, facts, done, closed, errors, refusal } = props
  const { t } = site
  const heading = t(done ? 'pages.review-done' : 'pages.review-title')
  return (
    <Layout site={site} title={titleOf(site, heading, Boolean(errors))} narrow>
      <div className="card stack">
        <div className="review-head">
          {photo && <img src={photo} alt="" width={72} height={72} />}
          <div className="page-title">
            <h1>{heading}</h1>
            <p className="lead">{done ? t('pages.review-done-lead', { advisor }) : advisor}</p>
          </div>
        </div>
        {!done && <p className="help">{facts.join(' · ')}</p>}
        {refusal && !done && (
          <p className="notice danger" role="alert">
            {refusal}
          </p>
        )}
        {!done && closed && !refusal && <p className="notice warning">{closed}</p>}
        {!done && !closed && <Form {...props} />}
      </div>
    </Layout>
  )
}

interface StopProps extends Pick<ReviewProps, 'site' | 'action'> {
  isStopped: boolean
}

/** Where customers say that they want no more questions about appointments. */
export const ReviewStopPage = ({ site, action, isStopped }: StopProps) => {
  const { t } = site
  const title = t(isStopped ? 'pages.review-stopped' : 'pages.review-stop')
  return (
    <Layout site={site} title={title} narrow>
      <div className="card stack">
        <div className="page-title">
          <h1>{title}</h1>
          <p className="lead">
            {t(isStopped ? 'pages.review-stopped-lead' : 'pages.review-stop-lead', { tenant: site.name })}
          </p>
        </div>
        {!isStopped && (
          <form method="post" action={action} className="stack">
            <div>
              <button type="submit" className="button primary">
                {t('pages.review-stop')}
              </button>
            </div>
          </form>
        )}
      </div>
    </Layout>
  )
}

export const UnknownReviewPage = ({ site, ways }: { site: Site; ways: readonly Way[] }) => (
  <Layout site={site} title={site.t('pages.review-unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.review-unknown')}</h1>
        <p className="lead">{site.t('pages.review-unknown-lead')}</p>
      </div>
      <Ways ways={ways} />
    </div>
  </Layout>
)
