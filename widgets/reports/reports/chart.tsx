import { ticksFor } from './scale.ts'

export interface Series {
  counts: readonly number[]
  counts_before: readonly number[]
}

/** Width and height in its own units; the chart is stretched to the available space. */
export const CHART = { width: 600, height: 160 } as const

/** Colours for print and e-mails, without a style sheet. */
const COLOURS = { bar: '#0b5d4e', before: '#1b2328', line: '#c5ccd2', ground: '#fff' }

const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

export const ticksOf = ({ counts, counts_before }: Series) => ticksFor(Math.max(0, ...counts, ...counts_before))

/** Height of a value; negative sums are drawn as 0. */
const heightOf = (value: number, top: number) => (Math.max(0, value) / top) * (CHART.height - 2)

const round = (value: number) => Math.round(value * 100) / 100

function Bars({ counts, top }: { counts: readonly number[]; top: number }) {
  const step = CHART.width / counts.length
  const width = step * (counts.length > 40 ? 0.86 : 0.66)
  return counts.map((count, at) => {
    const height = heightOf(count, top)
    const x = at * step + (step - width) / 2
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        key={at}
        className="chart-bar"
        fill={COLOURS.bar}
        x={round(x)}
        y={round(CHART.height - height)}
        width={round(width)}
        height={round(height)}
      />
    )
  })
}

/**
 * Bars for a period, a dashed line for the one before, without a word: what stands around it names it, in the reader's
 * own type and on whatever ground.
 */
export function Chart({ counts, counts_before }: Series) {
  const ticks = ticksOf({ counts, counts_before })
  const top = ticks.at(-1) ?? 1
  const step = CHART.width / counts.length
  const points = counts_before
    .map((count, at) => [(at + 0.5) * step, CHART.height - 1 - heightOf(count, top)].map(round).join(','))
    .join(' ')
  return (
    <svg
      className="chart-svg"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map((tick) => {
        const y = round(CHART.height - Math.max(0.5, heightOf(tick, top)))
        return (
          <path
            key={tick}
            className="chart-line"
            stroke={COLOURS.line}
            d={`M0 ${y}H${CHART.width}`}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
      <Bars counts={counts} top={top} />
      <polyline {...LINE} className="chart-halo" stroke={COLOURS.ground} strokeWidth="8" points={points} />
      <polyline
        {...LINE}
        className="chart-before"
        stroke={COLOURS.before}
        strokeWidth="4"
        strokeDasharray="10 7"
        points={points}
      />
    </svg>
  )
}
