import type { PointerEvent } from 'react'

interface ScrubberProps {
  label: string
  /** The index of the last step; the first is 0. */
  last: number
  /** The step that is pointed out, if any. */
  at: number | undefined
  textOf: (index: number) => string
  onAt: (index: number | undefined) => void
}

/** Lies over a chart and points out one of its steps: under the pointer, or by arrow keys. */
export function Scrubber({ label, last, at, textOf, onAt }: ScrubberProps) {
  const shown = at ?? last
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * (last + 1))
    onAt(Math.min(last, Math.max(0, index)))
  }
  return (
    <input
      type="range"
      className="chart-scrubber"
      min={0}
      max={last}
      step={1}
      value={shown}
      aria-label={label}
      aria-valuetext={textOf(shown)}
      onFocus={() => onAt(shown)}
      onBlur={() => onAt(undefined)}
      onInput={({ currentTarget }) => onAt(Number(currentTarget.value))}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus') || onAt(undefined)}
    />
  )
}
