import type { reportsMessages } from '#contract/messages/reports.messages'
import { changeOf, type Figure, type Metric } from '#contract/reports'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const useMessages = useTexts<typeof reportsMessages>

const ARROWS = { more: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', fewer: 'M6 2v8M2.5 6.5 6 10l3.5-3.5', same: 'M2 6h8' } as const

/** Figures of which fewer are better, and those of which neither is. */
const BETTER_FEWER: readonly Metric[] = ['cancelled', 'no-show', 'search-none', 'card-apple-gone', 'card-google-gone']
const NEUTRAL: readonly Metric[] = [
  'moved',
  'search-name',
  'search-place',
  'search-topic',
  'search-language',
  'search-branch'
]

function toneOf(more: number, metric: Metric | undefined) {
  if (!more || (metric && NEUTRAL.includes(metric))) return undefined
  const isBetter = metric && BETTER_FEWER.includes(metric) ? more < 0 : more > 0
  return isBetter ? 'better' : 'worse'
}

interface DifferenceProps extends Pick<Figure, 'count' | 'before' | 'begun'> {
  /** More of it is better unless it is one of those that are told apart. */
  metric?: Metric
}

/** What a count has without a day that has begun. */
export const ended = ({ count, begun = 0 }: Pick<Figure, 'count' | 'begun'>) => count - begun

/** The difference as text with an arrow; its colour says whether that is better. */
export function Difference({ before, metric, ...counted }: DifferenceProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const more = ended(counted) - before
  const share = changeOf(ended(counted), before)
  const percent =
    share === undefined
      ? 'none'
      : new Intl.NumberFormat(tag, { maximumFractionDigits: share < 10 ? 1 : 0 }).format(share)
  const way = more > 0 ? 'more' : more < 0 ? 'fewer' : 'same'
  return (
    <span className="tile-difference" data-tone={toneOf(more, metric)}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={ARROWS[way]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      {t(`reports.${way}`, { count: Math.abs(more), percent })}
    </span>
  )
}

/** A count compared with the previous period, both without a day that has begun; how many that are stands below. */
export function Compared(counted: DifferenceProps) {
  const t = useMessages()
  const { before, begun } = counted
  return (
    <>
      <Difference {...counted} />{' '}
      <span className="tile-before">
        {begun
          ? t('reports.before-ended', { ended: ended(counted), count: before })
          : t('reports.before', { count: before })}
      </span>
    </>
  )
}

interface TileProps {
  figure: Figure
  isCharted: boolean
  isCompared: boolean
  onChart: () => void
}

/** A figure compared with the previous period; a click charts it below. */
export function Tile({ figure, isCharted, isCompared, onChart }: TileProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { metric, count } = figure
  const place = useAskedPart<HTMLButtonElement>(metric)
  return (
    <button
      ref={place}
      type="button"
      className="tile"
      aria-pressed={isCharted}
      title={t('reports.chart-of')}
      onClick={onChart}
    >
      <span className="tile-name">{t(`reports.metric-${metric}`)}</span>{' '}
      <span className="tile-count">{new Intl.NumberFormat(tag).format(count)}</span>{' '}
      {isCompared && <Compared {...figure} />}
    </button>
  )
}
