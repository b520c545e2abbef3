import { fitted, LINE, type Weight, widthOf } from '../../core/files/lettering.ts'
import type { Block, Shape, Sheet } from '../../core/files/sheet.ts'
import { type BusinessCard, codeShapes, LOGO, type Pictures } from './business-card.sheet.ts'

/** In pixels: as video calls show them, and as high as the phones with the most. */
const CALL = { width: 1920, height: 1080 } as const
const PHONE = { width: 1170, height: 2532 } as const
const MARGIN = 96
/** Around a logo, whose own colours need a white ground. */
const PADDING = 28

interface Area {
  left: number
  top: number
  width: number
}

interface Style {
  weight: Weight
  sizes: readonly number[]
  height: number
  isCentred?: boolean
}

/** A text as lines below each other, at the left or in the middle of its area, and where it ends. */
export function written(text: string, { left, top, width }: Area, { isCentred, ...room }: Style, fill: string) {
  const { size, lines } = fitted(text, { ...room, width })
  const shapes = lines.map((line, at): Shape => {
    const x = isCentred ? left + (width - widthOf(line, room.weight, size)) / 2 : left
    return { kind: 'line', line, weight: room.weight, size, x, y: top + size * (0.96 + at * LINE), fill }
  })
  return { shapes, bottom: top + lines.length * size * LINE }
}

/** The logo on white, or the institution's name; and where it ends. */
function brand({ institution, captions, onPrimary }: BusinessCard, { logo }: Pictures, area: Area, isCentred: boolean) {
  if (!logo) {
    const style = { weight: 600 as const, sizes: [52, 44, 36], height: 120, isCentred }
    const { shapes, bottom } = written(institution, area, style, onPrimary)
    return { block: { role: 'P', shapes } satisfies Block, bottom }
  }
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const plate = { width: width + 2 * PADDING, height: height + 2 * PADDING }
  const left = isCentred ? area.left + (area.width - plate.width) / 2 : area.left
  const shapes: Shape[] = [
    { kind: 'areas', fill: '#ffffff', areas: [[left, area.top, plate.width, plate.height]] },
    { kind: 'picture', jpeg: logo, x: left + PADDING, y: area.top + PADDING, width, height }
  ]
  return { block: { role: 'Figure', alt: captions.logo, shapes } satisfies Block, bottom: area.top + plate.height }
}

interface Names extends Area {
  sizes: readonly number[]
  isCentred?: boolean
}

/** As high as one line where the name fits in one, in a smaller size if need be. */
function heightOf(name: string, { sizes, width }: Names): number {
  const height = (sizes[0] ?? 0) * LINE
  const { lines } = fitted(name, { weight: 600, sizes, width, height })
  return lines.some((one) => one.endsWith('…')) ? 2 * height : height
}

/** The name and what stands below it. */
function names({ name, details, onPrimary }: BusinessCard, place: Names): Block[] {
  const { sizes, isCentred = false, ...area } = place
  const heading = written(name, area, { weight: 600, sizes, height: heightOf(name, place), isCentred }, onPrimary)
  let top = heading.bottom + 12
  const below = details.map(({ text, lang }): Block => {
    const style = { weight: 400 as const, sizes: [40, 36, 32], height: 104, isCentred }
    const { shapes, bottom } = written(text, { ...area, top }, style, onPrimary)
    top = bottom + 6
    return { role: 'P', shapes, lang }
  })
  return [{ role: 'H1', shapes: heading.shapes }, ...below]
}

/** The code on white, with what it is for below. */
function code({ code: drawn, captions, onPrimary }: BusinessCard, area: Area): Block[] {
  if (!drawn) return []
  const style = { weight: 400 as const, sizes: [40, 34, 28], height: 60, isCentred: true }
  const caption = written(captions.scan, { ...area, top: area.top + area.width + 16 }, style, onPrimary)
  return [
    { role: 'Figure', alt: captions.code, shapes: codeShapes(drawn, area.left, area.top, area.width) },
    { role: 'P', shapes: caption.shapes }
  ]
}

const sheet = (
  { title, language, primary }: BusinessCard,
  size: typeof CALL | typeof PHONE,
  blocks: Block[]
): Sheet => {
  const ground: Shape[] = [{ kind: 'areas', fill: primary, areas: [[0, 0, size.width, size.height]] }]
  return { title, language, ...size, ground, blocks }
}

/** In the upper corners, beside the head of the one who speaks: who that is, and the code. */
export function callBackground(card: BusinessCard, pictures: Pictures): Sheet {
  const area = { left: MARGIN, top: MARGIN, width: 560 }
  const edge = 400
  const { block, bottom } = brand(card, pictures, area, false)
  return sheet(card, CALL, [
    ...names(card, { ...area, top: bottom + 48, sizes: [64, 56, 48, 42] }),
    block,
    ...code(card, { left: CALL.width - MARGIN - edge, top: MARGIN, width: edge })
  ])
}

/** Below the clock of a locked phone, and above what it shows at the bottom. */
export function lockScreen(card: BusinessCard, pictures: Pictures): Sheet {
  const area = { left: MARGIN, top: 880, width: PHONE.width - 2 * MARGIN }
  const edge = 720
  const { block } = brand(card, pictures, { ...area, top: 2080 }, true)
  return sheet(card, PHONE, [
    ...names(card, { ...area, sizes: [72, 64, 56, 48], isCentred: true }),
    ...code(card, { left: (PHONE.width - edge) / 2, top: 1240, width: edge }),
    block
  ])
}
