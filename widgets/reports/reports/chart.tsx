import { ticksFor } from './scale.ts'

export interface Series {
  counts: readonly number[]
  counts_before: readonly number[]
  /** The step that is pointed out. */
  at?: number | undefined
}

/** Width and height in its own units; the chart is stretched to the available space. */
export const CHART = { width: 600, height: 160 } as const

/** Colours for print and e-mails, without a style sheet. */
const COLOURS = { bar: '#0b5d4e', before: '#1b2328', line: '#c5ccd2', ground: '#fff' }

const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** Beyond so many steps there is hardly a gap between them. */
const MANY = 40

export const ticksOf = ({ counts, counts_before }: Pick<Series, 'counts' | 'counts_before'>) =>
  ticksFor(Math.max(0, ...counts, ...counts_before))

/** Height of a value; negative sums are drawn as 0. */
const heightOf = (value: number, top: number) => (Math.max(0, value) / top) * (CHART.height - 2)

const round = (value: number) => Math.round(value * 100) / 100

function Bars({ counts, top }: { counts: readonly number[]; top: number }) {
  const step = CHART.width / counts.length
  const width = step * (counts.length > MANY ? 0.86 : 0.66)
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

/** A mark across each bar, as high as the step before: a line from one to the next would say something in between. */
function marksOf(counts: readonly number[], top: number): string {
  const step = CHART.width / counts.length
  const width = step * (counts.length > MANY ? 1 : 0.9)
  return counts
    .map((count, at) => {
      // marks of nothing would look like a line of their own
      if (count <= 0) return ''
      const [x, y] = [at * step + (step - width) / 2, CHART.height - 1 - heightOf(count, top)].map(round)
      return `M${x} ${y}h${round(width)}`
    })
    .join('')
}

/**
 * Bars for a period, marks for the one before, without a word: what stands around it names it, in the reader's own type
 * and on whatever ground.
 */
export function Chart({ counts, counts_before, at }: Series) {
  const ticks = ticksOf({ counts, counts_before })
  const top = ticks.at(-1) ?? 1
  const step = CHART.width / counts.length
  const marks = marksOf(counts_before, top)
  return (
    <svg
      className="chart-svg"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {at !== undefined && <rect className="chart-at" x={round(at * step)} width={round(step)} height={CHART.height} />}
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
      <path {...LINE} className="chart-halo" stroke={COLOURS.ground} strokeWidth="8" d={marks} />
      <path {...LINE} className="chart-before" stroke={COLOURS.before} strokeWidth="4" d={marks} />
    </svg>
  )
}
