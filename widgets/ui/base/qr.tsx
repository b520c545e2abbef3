import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

// its default encodes ü as one byte, which readers take for broken UTF-8
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)]

/** The quiet zone that the standard requires. */
const QUIET_ZONE = 4

interface Drawing {
  /** Modules on each side, without a margin. */
  count: number
  path: string
}

/**
 * The dark modules as one path, a run of them at a time. Its edges stay smooth: at whole dots a plain screen would draw
 * modules of a vCard two or three dots wide, which no reader makes out. Undefined for a text that no code can hold.
 */
export function drawQr(text: string): Drawing | undefined {
  const code = qrcode(0, 'L')
  code.addData(text)
  try {
    code.make()
  } catch {
    return undefined
  }
  const count = code.getModuleCount()
  const isDark = (row: number, column: number) => column < count && code.isDark(row, column)
  let path = ''
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!isDark(row, column)) continue
      const start = column
      while (isDark(row, column)) column += 1
      path += `M${start} ${row}h${column - start}v1H${start}z`
    }
  }
  return { count, path }
}

interface QrProps {
  text: string
  /** Text alternative: what the code contains. */
  label: string
  /** Side in pixels. */
  size: number
  /** In modules. */
  margin?: number
}

/** A QR code, black on white in any colour scheme: not every reader supports inverted ones. */
export function Qr({ text, label, size, margin = QUIET_ZONE }: QrProps) {
  const drawing = useMemo(() => drawQr(text), [text])
  if (!drawing) return null
  const side = drawing.count + 2 * margin
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`${-margin} ${-margin} ${side} ${side}`}>
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  )
}
