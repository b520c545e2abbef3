import type { ReactNode } from 'react'
import { type Way, Ways } from './error.tsx'
import { type Fact, Facts } from './facts.tsx'
import { titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'
import { SitePrivacyNote } from './visitor-fields.tsx'

export interface FreeDay {
  name: string
  /** `other` is the time at the branch, if that differs. */
  slots: readonly { value: string; time: string; other?: string | undefined }[]
}

export interface Move {
  days: readonly FreeDay[]
  /** Named where it is not the reader's. */
  zone: string | undefined
  /** URL of the days after these. */
  later: string | undefined
  error: string | undefined
  isOpen: boolean
}

export interface Cancel {
  reason: string
  error: string | undefined
  isOpen: boolean
}

interface AppointmentProps {
  site: Site
  token: string
  facts: readonly Fact[]
  /** Confirmation of what has just been done. */
  done: string | undefined
  /** Why nothing can be changed: it is cancelled, has begun or is over. */
  closed: string | undefined
  /** Why it can only be cancelled: its advisor has left. */
  gone: string | undefined
  /** URL to book another one; undefined if the advisor has left without a successor. */
  book: string | undefined
  /** Links that add it to a calendar. */
  calendars: { title: string; links: readonly { label: string; href: string }[] } | undefined
  /** URL that leads into its video talk, while it can be joined. */
  join: string | undefined
  /** URL of a wallet card with it. */
  wallet: string | undefined
  /** URL to wait for an earlier one. */
  earlier: string | undefined
  /** URL to ask for one's data or its deletion. */
  data: string | undefined
  /** Ends text messages about it; undefined where there are none. */
  texts: string | undefined
  /** Absent once it cannot be rescheduled. */
  move: Move | undefined
  cancel: Cancel
}

interface DisclosureProps {
  id: string
  title: string
  open: boolean
  children: ReactNode
}

const Disclosure = ({ id, title, open, children }: DisclosureProps) => (
  <details id={id} className="card disclosure" open={open}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className="stack">{children}</div>
  </details>
)

const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="notice danger" role="alert" id={id}>
      {text}
    </p>
  ) : null

const Days = ({ days, error }: Pick<Move, 'days' | 'error'>) =>
  days.map(({ name, slots }) => (
    <fieldset key={name} className="free-day" aria-describedby={error && 'move-error'}>
      <legend>{name}</legend>
      <div className="slots">
        {slots.map(({ value, time, other }) => (
          <label key={value} className="slot">
            <input type="radio" name="starts_at" value={value} />
            <span>
              {time}
              {other && <small>{other}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  ))

const MoveForm = ({ site: { t }, token, move }: { site: Site; token: string; move: Move }) => (
  <advisor-reschedule token={token}>
    {move.days.length ? (
      <form method="post" action={`/appointments/${token}/reschedule`} className="stack">
        <p className="help">
          {t('pages.move-hint')}
          {move.zone && ` (${move.zone})`}
        </p>
        <Days days={move.days} error={move.error} />
        <div className="cluster">
          <button type="submit" className="button primary">
            {t('pages.move')}
          </button>
          {move.later && <a href={move.later}>{t('pages.later-days')}</a>}
        </div>
      </form>
    ) : (
      <p>{t('pages.nothing-free')}</p>
    )}
  </advisor-reschedule>
)

interface CancelFormProps extends Pick<AppointmentProps, 'token' | 'cancel' | 'gone'> {
  site: Site
}

const CancelForm = ({ site, site: { t }, token, cancel, gone }: CancelFormProps) => (
  <form method="post" action={`/appointments/${token}/cancel`} className="stack">
    <p className="help">{t(gone ? 'pages.cancel-hint-gone' : 'pages.cancel-hint')}</p>
    <div className="field">
      <label className="label" htmlFor="reason">
        {t('pages.reason')}
      </label>
      <textarea
        className="input"
        id="reason"
        name="reason"
        rows={3}
        aria-invalid={cancel.error ? true : undefined}
        aria-describedby={cancel.error && 'cancel-error'}
        defaultValue={cancel.reason}
      />
    </div>
    <SitePrivacyNote site={site} />
    <div>
      <button type="submit" className="button danger">
        {t('pages.cancel')}
      </button>
    </div>
  </form>
)

const Calendars = ({ title, links }: NonNullable<AppointmentProps['calendars']>) => (
  <fieldset className="calendars">
    <legend>{title}</legend>
    <div className="cluster">
      {links.map(({ href, label }) => (
        <a key={href} className="button" href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ))}
    </div>
  </fieldset>
)

/** With one press, and without an account: nobody has to answer a text message. */
export const EndTexts = ({ site, path }: { site: Site; path: string }) => (
  <form method="post" action={path}>
    <button type="submit" className="button">
      {site.t('text-messages.stop')}
    </button>
  </form>
)

/** A visitor's own appointment, to view, reschedule or cancel, with or without script. */
export const AppointmentPage = ({ site, token, facts, done, ...props }: AppointmentProps) => {
  const { t } = site
  const { closed, gone, book, calendars, join, wallet, earlier, texts, data, move, cancel } = props
  const title = titleOf(site, done ?? t('pages.appointment-title'), Boolean(move?.error || cancel.error))
  const head = (
    <>
      <script type="module" src="/embed.js" />
      <script type="module" src="/pages.js" />
    </>
  )
  return (
    <Layout site={site} title={title} head={head}>
      <div className="stack">
        {done && (
          <p className="notice success" role="status">
            {done}
          </p>
        )}
        <div className="card stack">
          <div className="page-title">
            <h1>{t('pages.appointment-title')}</h1>
            {move && <p className="lead">{t('pages.booked-lead')}</p>}
          </div>
          {closed && !done && <p className="notice warning">{closed}</p>}
          {gone && <p className="notice warning">{gone}</p>}
          <Facts facts={facts} />
          {join && (
            <div>
              <a className="button primary" href={join} rel="noreferrer">
                {t('pages.talk-join')}
              </a>
            </div>
          )}
          {texts && <EndTexts site={site} path={texts} />}
          {calendars && <Calendars {...calendars} />}
          <div className="cluster appointment-ways">
            {!move && book && (
              <a className={closed ? 'button primary' : 'button'} href={book}>
                {t('pages.book-again')}
              </a>
            )}
            {wallet && (
              <a className="button" href={wallet}>
                {t('wallet-card.take')}
              </a>
            )}
            {earlier && (
              <a className="button" href={earlier}>
                {t('pages.earlier')}
              </a>
            )}
            {data && (
              <a className="button quiet" href={data}>
                {t('personal-data.link')}
              </a>
            )}
          </div>
        </div>
        {move && (
          <Disclosure id="reschedule" title={t('pages.move')} open={move.isOpen}>
            <Problem id="move-error" text={move.error} />
            <MoveForm site={site} token={token} move={move} />
          </Disclosure>
        )}
        {!closed && (
          <Disclosure id="cancel" title={t('pages.cancel')} open={cancel.isOpen}>
            <Problem id="cancel-error" text={cancel.error} />
            <CancelForm site={site} token={token} cancel={cancel} gone={gone} />
          </Disclosure>
        )}
      </div>
    </Layout>
  )
}

interface UnknownProps {
  site: Site
  phones: readonly Fact[]
  ways: readonly Way[]
}

export const UnknownAppointmentPage = ({ site, phones, ways }: UnknownProps) => (
  <Layout site={site} title={site.t('pages.unknown-title')}>
    <div className="card stack">
      <div className="page-title">
        <h1>{site.t('pages.unknown-title')}</h1>
        <p className="lead">{site.t('pages.unknown')}</p>
      </div>
      {phones.length > 0 && (
        <>
          <h2>{site.t('pages.unknown-call')}</h2>
          <Facts facts={phones} />
        </>
      )}
      <Ways ways={ways} />
    </div>
  </Layout>
)
