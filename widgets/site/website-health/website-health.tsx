import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { Link } from 'wouter'
import type { uiCopyMessages } from '#contract/messages/ui.messages'
import type { websiteHealthMessages } from '#contract/messages/website-health.messages'
import { postPolicyReport, type Website, type WebsiteFault } from '#contract/website-health'
import { useRequest } from '../../core/data/use-request.ts'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useNames } from '../content-pages/attribute-field.tsx'
import { originsAtom } from '../embedding/embedding.atoms.ts'
import { Origin } from '../embedding/origin.tsx'
import { websiteHealthRequest } from './website-health.atoms.ts'
import css from './website-health.css?inline'

const useMessages = useTexts<typeof websiteHealthMessages & typeof uiCopyMessages>

const EMBED = '/account-admin/embed'

function ToEmbed() {
  const t = useMessages()
  return (
    <div className="cluster">
      <Link className="button" href={EMBED}>
        {t('website-health.to-embed')}
      </Link>
    </div>
  )
}

interface WebsiteProps {
  website: Website
}

/** By a code that is copied anew; the others say what to do themselves. */
const isMendedByEmbedding = (fault: WebsiteFault) => fault !== 'silent' && fault !== 'refused' && fault !== 'blocked'

/** Only its name is known: it is not registered in passing. */
function Stranger({ origin }: Pick<Website, 'origin'>) {
  const t = useMessages()
  return (
    <>
      <p>{t('website-health.stranger')}</p>
      <div className="cluster">
        <Link className="button" href={`${EMBED}?website=${encodeURIComponent(origin)}`}>
          {t('website-health.look-up')}
        </Link>
      </div>
    </>
  )
}

/** What is wrong, and what to do. */
function Fault({ website, fault }: WebsiteProps & { fault: WebsiteFault }) {
  const t = useMessages()
  const { origin, is_known, seen_on, refused, failed, blocked, release } = website
  if (fault === 'refused') {
    return (
      <>
        <p>{t('website-health.refused', { count: refused })}</p>
        {is_known ? <Origin origin={origin} wasRegistered={seen_on !== null} /> : <Stranger origin={origin} />}
      </>
    )
  }
  if (fault === 'blocked') {
    return (
      <>
        <p>{t('website-health.blocked')}</p>
        <Copyable
          title={t('website-health.blocked-sources')}
          code={blocked.map(({ directive }) => `${directive} ${location.origin}`).join(';\n')}
        />
      </>
    )
  }
  const named = { count: failed, version: release?.pinned_to ?? '' }
  return <p>{t(`website-health.${fault}`, named)}</p>
}

function useRelease() {
  const t = useMessages()
  return (release: Website['release']) => {
    if (!release) return t('website-health.version-unknown')
    const { pinned_to: version, is_current } = release
    if (version === null) return t('website-health.version-newest')
    return t(is_current ? 'website-health.version-kept' : 'website-health.version-old', { version })
  }
}

function Facts({ website }: WebsiteProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const named = useNames()
  const releaseOf = useRelease()
  const { seen_on, days_ago, widgets, release } = website
  const seen = seen_on && formatDay(seen_on, tag, { dateStyle: 'long' })
  const facts = [
    [
      t('website-health.seen'),
      days_ago === 0 ? t('website-health.seen-today') : (seen ?? t('website-health.seen-never'))
    ],
    [t('website-health.widgets'), widgets.map((name) => named('tag', `advisor-${name}`)).join(', ')],
    [t('website-health.version'), seen_on && releaseOf(release)]
  ] as const
  return (
    <dl className="website-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )
      )}
    </dl>
  )
}

/** A bar for each day, higher where something went wrong; the sentence says the same. */
function Days({ days }: Pick<Website, 'days'>) {
  const t = useMessages()
  const count = (state: (typeof days)[number]) => days.filter((one) => one === state).length
  const faulty = count('faulty')
  return (
    <div>
      <div className="website-days" aria-hidden="true">
        {days.map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name
          <span key={at} className={state} />
        ))}
      </div>
      <p className="help">{t('website-health.days', { seen: count('seen'), faulty })}</p>
    </div>
  )
}

function Row({ website }: WebsiteProps) {
  const t = useMessages()
  const id = useId()
  const { origin, faults, is_registered, is_known, days_ago, days } = website
  const [first] = faults
  const state = first ? t(`website-health.is-${first}`, { days: days_ago ?? 0 }) : t('website-health.works')
  return (
    <li className="card stack" aria-labelledby={id}>
      <div className="website-head">
        <h2 className="card-title" id={id}>
          {origin}
        </h2>
        <p className={`website-state ${first === 'unseen' || !is_known ? 'open' : first ? 'faulty' : ''}`}>{state}</p>
      </div>
      {is_registered && <Facts website={website} />}
      <Days days={days} />
      {faults.map((fault) => (
        <div key={fault} className="website-fault stack">
          <Fault website={website} fault={fault} />
        </div>
      ))}
      {faults.some(isMendedByEmbedding) && <ToEmbed />}
    </li>
  )
}

function List({ websites }: { websites: readonly Website[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="websites">
      {!websites.length && (
        <div className="card stack">
          <p className="lead">{t('website-health.empty')}</p>
          <ToEmbed />
        </div>
      )}
      <ul className="websites" aria-label={t('website-health.list')}>
        {websites.map((one) => (
          <Row key={one.origin} website={one} />
        ))}
      </ul>
    </div>
  )
}

/** How the websites are on which widgets stand, the faulty ones first. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const registered = useAtomValue(originsAtom)
  const request = useRequest(websiteHealthRequest, registered.join(' '), 'quietly')
  return (
    <Requested of={request}>
      {({ websites }) => (
        <div className="websites">
          <List websites={websites} />
          <section className="card stack" aria-labelledby="website-reports">
            <div>
              <h2 className="card-title" id="website-reports">
                {t('website-health.reports')}
              </h2>
              <p className="help">{t('website-health.reports-lead')}</p>
            </div>
            <Copyable
              title={t('website-health.reports-line')}
              code={`report-uri ${location.origin}${postPolicyReport.path}`}
            />
          </section>
        </div>
      )}
    </Requested>
  )
}
