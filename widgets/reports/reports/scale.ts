const STEPS = [1, 2, 5, 10]
const LINES = 4

/** The values of a chart's grid lines: whole round numbers from 0 to at least the maximum. */
export function ticksFor(most: number): number[] {
  const rough = Math.max(most, 1) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, at) => Math.round(at * step))
}
