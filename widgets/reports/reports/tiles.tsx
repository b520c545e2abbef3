import type { reportsMessages } from '#contract/messages/reports.messages'
import { changeOf, type Figure } from '#contract/reports'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const useMessages = useTexts<typeof reportsMessages>

const ARROWS = { more: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', fewer: 'M6 2v8M2.5 6.5 6 10l3.5-3.5', same: 'M2 6h8' } as const

/** The difference as text with an arrow, without colours that would judge it. */
function Difference({ count, before }: Pick<Figure, 'count' | 'before'>) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const more = count - before
  const share = changeOf(count, before)
  const percent =
    share === undefined
      ? 'none'
      : new Intl.NumberFormat(tag, { maximumFractionDigits: share < 10 ? 1 : 0 }).format(share)
  const way = more > 0 ? 'more' : more < 0 ? 'fewer' : 'same'
  return (
    <span className="tile-difference">
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={ARROWS[way]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      {t(`reports.${way}`, { count: Math.abs(more), percent })}
    </span>
  )
}

interface TileProps {
  figure: Figure
  isCharted: boolean
  onChart: () => void
}

/** A figure compared with the previous period; a click charts it below. */
export function Tile({ figure, isCharted, onChart }: TileProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { metric, count, before } = figure
  return (
    <button type="button" className="tile" aria-pressed={isCharted} title={t('reports.chart-of')} onClick={onChart}>
      <span className="tile-name">{t(`reports.metric-${metric}`)}</span>{' '}
      <span className="tile-count">{new Intl.NumberFormat(tag).format(count)}</span>{' '}
      <Difference count={count} before={before} />{' '}
      <span className="tile-before">{t('reports.before', { count: before })}</span>
    </button>
  )
}
