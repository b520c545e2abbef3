import { GUEST_SEATS_MAX, type ShownEvent } from '#contract/branch-events'
import { withCampaign } from '#contract/campaign'
import { VISITOR_FIELDS, type VisitorDraft } from '#contract/visitor'
import { FormGroup } from '../widgets/ui/fields/form-group.tsx'
import { type Way, Ways } from './error.tsx'
import { type Fact, Facts } from './facts.tsx'
import { ErrorSummary, type Errors, titleOf } from './field.tsx'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { type Meta, PublicHead, type SharedPicture } from './public-head.tsx'
import type { Site } from './site.ts'
import { PlainVisitorFields, SitePrivacyNote } from './visitor-fields.tsx'

interface Words {
  text: string
  lang: string | undefined
}

/** Of the forms of registration, what was typed. */
export type TypedRegistration = Pick<VisitorDraft, 'first_name' | 'last_name' | 'email'> &
  Record<'seats' | 'website' | 'ticket', string>

interface ListedEvent {
  uuid: string
  title: Words
  when: string
  where: string
  /** How many seats are left, or why nobody can register. */
  seats: string
  /** Without the host. */
  href: string
}

interface Framed {
  site: Site
  meta: Meta
  /** The absolute URL of the page. */
  url: string
  shared: SharedPicture
  /** What the event or the list is for search engines. */
  described: unknown
}

export interface EventsView extends Framed {
  branch: { name: string; href: string }
  events: readonly ListedEvent[]
}

const Head = ({ site, meta, url, shared, described, styles }: Framed & { styles?: string }) => (
  <>
    <PublicHead {...{ site, meta, url, shared }} type="website" {...(styles && { styles })} />
    <JsonScript type="application/ld+json" value={described} />
  </>
)

export interface NextEventsView {
  events: readonly Pick<ListedEvent, 'uuid' | 'title' | 'when' | 'href'>[]
  /** The path of the whole list, if it has more. */
  all: string | undefined
}

/** The next events of a branch, on its page. */
export const NextEvents = ({ site: { t }, events, all }: NextEventsView & { site: Site }) => (
  <section className="card stack" aria-labelledby="events">
    <h2 id="events">{t('pages.events-title')}</h2>
    <ul className="branch-links">
      {events.map(({ uuid, title, when, href }) => (
        <li key={uuid}>
          <a href={href} lang={title.lang}>
            {title.text}
          </a>
          <span className="help">
            <br />
            {when}
          </span>
        </li>
      ))}
    </ul>
    {all && (
      <p>
        <a href={all}>{t('pages.events-all')}</a>
      </p>
    )}
  </section>
)

/** What visitors can come to at a branch. */
export function EventsPage(view: EventsView) {
  const { site, meta, branch, events } = view
  const { t } = site
  return (
    <Layout site={site} title={meta.title} head={<Head {...view} />} footer={<LogInLink site={site} />} narrow>
      <div className="stack">
        <header className="page-title">
          <h1>{t('pages.events-title')}</h1>
          <p className="lead">
            <a href={branch.href}>{branch.name}</a>
          </p>
        </header>
        {!events.length && <p className="notice">{t('pages.events-none')}</p>}
        {events.map(({ uuid, title, when, where, seats, href }) => (
          <article key={uuid} className="card stack">
            <div className="page-title">
              <h2 lang={title.lang}>
                <a href={href}>{title.text}</a>
              </h2>
              <p className="lead">{when}</p>
            </div>
            <p>{where}</p>
            <p className="help">{seats}</p>
          </article>
        ))}
      </div>
    </Layout>
  )
}

export interface EventView extends Framed {
  title: Words
  description: Words | undefined
  facts: readonly Fact[]
  /** How many seats can be asked for, and how many are free. */
  seats: number
  left: number
  openness: ShownEvent['state']
  /** What has just been done, or why nobody can register. */
  notice: { text: string; tone: 'success' | 'warning' } | undefined
  problem: string | undefined
  errors: Errors
  /** Absent where there is no form. */
  typed: TypedRegistration | undefined
  /** The path of this page, and the query that carries the campaign of the visit. */
  path: string
  campaign: string | undefined
  /** The path of the branch's list. */
  others: string
  /** URL of the form's styles. */
  styles: string
}

/** Without script all numbers are offered that one guest can take; those above the free seats say where they lead. */
function Seats({ site: { t }, seats, left, openness, errors, typed }: EventView) {
  const most = Math.min(GUEST_SEATS_MAX, seats)
  const help = openness === 'open' && left < most ? t('pages.event-seats-help', { count: left }) : undefined
  return (
    <FormGroup
      id="seats"
      label={t('pages.event-seats')}
      help={help}
      required
      errors={errors.seats ? [errors.seats] : []}
    >
      {(control) => (
        <select {...control} className="input" name="seats">
          {Array.from({ length: most }, (_, at) => at + 1).map((number) => (
            <option key={number} value={number} selected={String(number) === typed?.seats}>
              {help && number > left ? t('pages.event-seats-waiting', { seats: number }) : number}
            </option>
          ))}
        </select>
      )}
    </FormGroup>
  )
}

function Form(view: EventView) {
  const { site, typed, errors, problem, openness, path, campaign } = view
  const { t } = site
  if (!typed) return null
  const isFull = openness === 'full'
  return (
    <section className="card stack" aria-labelledby="register">
      <h2 id="register">{t(isFull ? 'pages.event-wait' : 'pages.event-register')}</h2>
      {isFull && <p>{t('pages.event-wait-lead')}</p>}
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={`${withCampaign(path, campaign)}#register`} className="visitor-form" noValidate>
        <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
        <ErrorSummary site={site} errors={errors} />
        <p className="help">{t('visitor.required-hint')}</p>
        <PlainVisitorFields
          site={site}
          fields={VISITOR_FIELDS.slice(0, 3)}
          typed={{ ...typed, phone: '', note: '' }}
          errors={errors}
          isRequired={() => true}
          help={{ email: 'pages.event-email-help' }}
        />
        <Seats {...view} />
        <SitePrivacyNote site={site} />
        <div>
          <button type="submit" className="button primary">
            {t(isFull ? 'pages.event-wait' : 'pages.event-register')}
          </button>
        </div>
      </form>
    </section>
  )
}

/** An event, and the form to register for it: complete without script. */
export function EventPage(view: EventView) {
  const { site, title, description, facts, notice, errors, problem, others, campaign } = view
  const isRefused = Boolean(problem) || Object.keys(errors).length > 0
  return (
    <Layout site={site} title={titleOf(site, view.meta.title, isRefused)} head={<Head {...view} />} narrow>
      <div className="stack">
        {notice && (
          <p className={`notice ${notice.tone}`} role="status">
            {notice.text}
          </p>
        )}
        <div className="card stack">
          <h1 lang={title.lang}>{title.text}</h1>
          <Facts facts={facts} />
          {description && (
            <div className="stack" lang={description.lang}>
              {description.text.split(/\n+/).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and never move
                <p key={at}>{line}</p>
              ))}
            </div>
          )}
        </div>
        <Form {...view} />
        <p>
          <a href={withCampaign(others, campaign)}>{site.t('pages.events-all')}</a>
        </p>
      </div>
    </Layout>
  )
}

export interface RegistrationView {
  site: Site
  heading: string
  lead: string | undefined
  notice: string | undefined
  problem: string | undefined
  facts: readonly Fact[]
  /** Links to calendars; none without a seat. */
  calendars: { title: string; links: readonly { label: string; href: string }[] } | undefined
  /** Where the guest confirms it, and what the button says. */
  confirm: { label: string; path: string } | undefined
  /** The way to its end, where the guest is asked first; undefined once nothing can be ended. */
  leave: { label: string; path: string } | undefined
  /** URL to ask for one's data or its deletion. */
  data: string | undefined
  event: string
}

/** A guest's registration: what it is for, and the way out of it. */
export function RegistrationPage(view: RegistrationView) {
  const { site, heading, lead, notice, problem, facts, calendars, confirm, leave, data, event } = view
  const { t } = site
  return (
    <Layout site={site} title={titleOf(site, heading, Boolean(problem))} narrow>
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
        <div className="card stack">
          <div className="page-title">
            <h1>{heading}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <Facts facts={facts} />
          {calendars && (
            <div className="cluster">
              <span>{calendars.title}</span>
              {calendars.links.map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </div>
          )}
          {leave && <p className="help">{t('pages.event-leave-lead')}</p>}
          <div className="cluster">
            {confirm && (
              <form method="post" action={confirm.path}>
                <button type="submit" className="button primary">
                  {confirm.label}
                </button>
              </form>
            )}
            {leave && (
              <a className="button" href={leave.path}>
                {leave.label}
              </a>
            )}
            <a className="button quiet" href={event}>
              {t('pages.event-page')}
            </a>
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

interface LeaveProps {
  site: Site
  heading: string
  /** What becomes of the seats. */
  lead: string
  facts: readonly Fact[]
  /** Where the form is sent, and what its button says. */
  path: string
  label: string
  /** The way back. */
  stay: { label: string; href: string }
}

/** Asks a guest before a registration ends. */
export const LeavePage = ({ site, heading, lead, facts, path, label, stay }: LeaveProps) => (
  <Layout site={site} title={heading} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Facts facts={facts} />
      <div className="cluster">
        <form method="post" action={path}>
          <button type="submit" className="button danger">
            {label}
          </button>
        </form>
        <a className="button" href={stay.href}>
          {stay.label}
        </a>
      </div>
    </div>
  </Layout>
)

export const UnknownRegistrationPage = ({ site, ways }: { site: Site; ways: readonly Way[] }) => (
  <Layout site={site} title={site.t('pages.review-unknown')} narrow>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.review-unknown')}</h1>
        <p className="lead">{site.t('pages.event-unknown-lead')}</p>
      </div>
      <Ways ways={ways} />
    </div>
  </Layout>
)
