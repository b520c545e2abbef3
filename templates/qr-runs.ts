import { drawQr } from '../widgets/ui/base/qr.tsx'

/** The dark squares of a code: the left edge, the top and the width of each run of them, in modules. */
export interface QrRuns {
  count: number
  runs: (readonly [x: number, y: number, width: number])[]
}

/** Undefined for a text that no code can hold. */
export function qrRuns(text: string): QrRuns | undefined {
  const drawing = drawQr(text)
  if (!drawing) return undefined
  const runs = [...drawing.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, width]) => [Number(x), Number(y), Number(width)] as const
  )
  return { count: drawing.count, runs }
}
