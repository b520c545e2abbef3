import { useSetAtom } from 'jotai'
import type { retentionMessages } from '#contract/messages/retention.messages'
import {
  DECIDED_KINDS,
  type DecidedPeriod,
  type FixedPeriod,
  type Retention,
  type RetentionRun
} from '#contract/retention'
import { useList } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PeriodDialog } from './period-dialog.tsx'
import { periodForm, retention } from './retention.atoms.ts'
import css from './retention.css?inline'

const useMessages = useTexts<typeof retentionMessages>

const YEAR = 365

type Period = DecidedPeriod | FixedPeriod
const isDecided = (period: Period): period is DecidedPeriod =>
  (DECIDED_KINDS as readonly string[]).includes(period.kind)

/** How long in words: years where they are whole. */
function useSpan() {
  const t = useMessages()
  return (days: number | null) => {
    if (days === null) return t('retention.no-age')
    if (!days) return t('retention.short')
    return days % YEAR ? t('retention.days', { count: days }) : t('retention.years', { count: days / YEAR })
  }
}

function Kind({ period }: { period: Period }) {
  const t = useMessages()
  const span = useSpan()
  const open = useSetAtom(periodForm.openAtom)
  const { kind, days, due } = period
  const name = t(`retention.kind-${kind}`)
  return (
    <li className="retained-kind">
      <div>
        <h3>{name}</h3>
        <p className="help">{t(`retention.why-${kind}`)}</p>
      </div>
      <p className="retained-days">
        {span(days)}
        {days !== null && <span className="help">{t('retention.due', { count: due })}</span>}
      </p>
      {isDecided(period) && (
        <button type="button" className="button" onClick={() => open(period)}>
          {t('retention.change')}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
    </li>
  )
}

function Kinds({ title, periods }: { title: 'decided' | 'fixed'; periods: readonly Period[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby={`retention-${title}`}>
      <h2 id={`retention-${title}`}>{t(`retention.${title}`)}</h2>
      <ul className="retained-kinds">
        {periods.map((period) => (
          <Kind key={period.kind} period={period} />
        ))}
      </ul>
    </section>
  )
}

function Runs({ runs }: { runs: readonly RetentionRun[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const days = [...new Set(runs.map(({ day }) => day))]
  return (
    <section aria-labelledby="retention-runs">
      <h2 id="retention-runs">{t('retention.runs')}</h2>
      {!runs.length && <p className="help">{t('retention.no-runs')}</p>}
      <ul className="retention-days">
        {days.map((day) => (
          <li key={day} className="retention-day">
            <h3>
              <time dateTime={day}>{date.format(new Date(day))}</time>
            </h3>
            <ul>
              {runs
                .filter((run) => run.day === day)
                .map(({ kind, removed }) => (
                  <li key={kind}>
                    <span>{t(`retention.kind-${kind}`)}</span>
                    <span>{number.format(removed)}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ shown }: { shown: Retention }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { next_at, decided, fixed, runs } = shown
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(next_at))
  return (
    <>
      <p>
        <time dateTime={next_at}>{t('retention.next', { time })}</time>
      </p>
      <Kinds title="decided" periods={decided} />
      <Kinds title="fixed" periods={fixed} />
      <Runs runs={runs} />
      <PeriodDialog time={time} />
    </>
  )
}

/** How long which data is kept, and what was deleted by its age. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const found = useList(retention)
  return (
    <div className="card retention">
      <header>
        <h1 className="title">{t('retention.title')}</h1>
        <p className="lead">{t('retention.lead')}</p>
      </header>
      <Requested of={found}>{(shown) => <Shown shown={shown} />}</Requested>
    </div>
  )
}
