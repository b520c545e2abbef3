import type { QrRuns } from '../../../templates/qr-runs.ts'
import { drawable, fitted, LINE, type Weight, widthOf } from '../../core/files/lettering.ts'
import type { Block, Jpeg, Shape, Sheet } from '../../core/files/sheet.ts'

/** A way to reach the advisor, with its label. */
interface Row {
  label: string
  value: string
  href?: string
}

/** What the card as a file says, and its colours as #rrggbb. */
export interface BusinessCard {
  title: string
  language: string
  name: string
  /** Each with its language, where it is not the card's. */
  details: readonly { text: string; lang?: string | undefined }[]
  rows: readonly Row[]
  /** In place of a logo. */
  institution: string
  /** In place of a photo. */
  initials: string
  code: QrRuns | undefined
  captions: { photo: string; logo: string; code: string; scan: string }
  primary: string
  onPrimary: string
  accent: string
}

export interface Pictures {
  photo: Jpeg | undefined
  logo: Jpeg | undefined
}

/** A postcard, A6, in tenths of a millimetre; as many pixels as a picture. */
export const SIZE = { width: 1480, height: 1050 } as const
/** On the left, in the institution's colour: the photo, and below it the code. */
export const PHOTO = { width: 500, height: 560 } as const
export const LOGO = { width: 420, height: 100 } as const

const STRIPE = 12
const LEFT = PHOTO.width + STRIPE + 64
const WIDTH = SIZE.width - LEFT - 64
const TOP = 72
const FOOT = SIZE.height - 72
const CODE = 320
const QUIET_ZONE = 4
const INK = '#14171c'
const GREY = '#4b5259'

interface Style {
  weight: Weight
  fill: string
  sizes: readonly number[]
  height: number
}

/** A text as lines below each other, from the given edge on. */
function set(text: string, x: number, y: number, width: number, { weight, fill, ...room }: Style) {
  const { size, lines } = fitted(text, { ...room, weight, width })
  const shapes = lines.map((line, at): Shape => {
    return { kind: 'line', line, weight, size, x, y: y + size * (0.96 + at * LINE), fill }
  })
  return { shapes, height: lines.length * size * LINE }
}

function brand({ institution, accent, captions }: BusinessCard, { logo }: Pictures): Block {
  if (!logo) {
    const { shapes } = set(institution, LEFT, TOP, WIDTH, {
      weight: 600,
      fill: accent,
      sizes: [44, 38, 32],
      height: 60
    })
    return { role: 'P', shapes }
  }
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const y = TOP + (LOGO.height - height) / 2
  return { role: 'Figure', alt: captions.logo, shapes: [{ kind: 'picture', jpeg: logo, x: LEFT, y, width, height }] }
}

const NAME: Style = { weight: 600, fill: INK, sizes: [80, 72, 64, 56, 48], height: 200 }
const DETAIL: Style = { weight: 400, fill: GREY, sizes: [38, 34], height: 96 }

/** The name and what stands below it. */
function names({ name, details }: BusinessCard): Block[] {
  let y = 240
  const heading = set(name, LEFT, y, WIDTH, NAME)
  y += heading.height + 18
  return [
    { role: 'H1', shapes: heading.shapes },
    ...details.map(({ text, lang }): Block => {
      const { shapes, height } = set(text, LEFT, y, WIDTH, DETAIL)
      y += height + 6
      return { role: 'P', shapes, lang }
    })
  ]
}

const LABEL: Style = { weight: 400, fill: GREY, sizes: [30, 26], height: 40 }
const VALUE: Style = { weight: 400, fill: INK, sizes: [34, 30, 26, 23], height: 88 }
const GAP = 16

/** The ways to reach the advisor, which end at the foot of the card. */
function ways({ rows }: BusinessCard): Block[] {
  const column = Math.max(...rows.map(({ label }) => widthOf(drawable(label, 400), 400, 30)), 0) + 32
  const texts = rows.map(({ label, value, href }) => {
    const said = set(value, LEFT + column, 0, WIDTH - column, VALUE)
    return { label, said, href }
  })
  let y = FOOT - texts.reduce((sum, { said }) => sum + said.height + GAP, -GAP)
  return texts.map(({ label, said, href }): Block => {
    const down = (shape: Shape) => (shape.kind === 'line' ? { ...shape, y: shape.y + y } : shape)
    const [first] = said.shapes
    const labels = set(label, LEFT, 0, column, LABEL).shapes.map((shape) =>
      shape.kind === 'line' && first?.kind === 'line' ? { ...shape, y: first.y + y } : shape
    )
    const block = { role: 'P' as const, shapes: [...labels, ...said.shapes.map(down)], ...(href && { href }) }
    y += said.height + GAP
    return block
  })
}

function portrait({ captions }: BusinessCard, { photo }: Pictures): Block[] {
  if (!photo) return []
  return [{ role: 'Figure', alt: captions.photo, shapes: [{ kind: 'picture', jpeg: photo, x: 0, y: 0, ...PHOTO }] }]
}

const centred = (line: string, weight: Weight, size: number, y: number, fill: string): Shape => {
  return { kind: 'line', line, weight, size, x: (PHOTO.width - widthOf(line, weight, size)) / 2, y, fill }
}

/** A code on white, which it needs around it. */
export function codeShapes({ count, runs }: QrRuns, left: number, top: number, size: number): Shape[] {
  const module = size / (count + 2 * QUIET_ZONE)
  const edge = module * QUIET_ZONE
  const areas = runs.map(
    ([x, y, width]) => [left + edge + x * module, top + edge + y * module, width * module, module] as const
  )
  return [
    { kind: 'areas', fill: '#ffffff', areas: [[left, top, size, size]] },
    { kind: 'areas', fill: '#000000', areas }
  ]
}

function code({ code: drawn, captions, onPrimary }: BusinessCard): Block[] {
  if (!drawn) return []
  const [left, top] = [(PHOTO.width - CODE) / 2, PHOTO.height + 44]
  const { size, lines } = fitted(captions.scan, {
    weight: 400,
    width: PHOTO.width - 48,
    height: 48,
    sizes: [32, 28, 24]
  })
  return [
    { role: 'Figure', alt: captions.code, shapes: codeShapes(drawn, left, top, CODE) },
    { role: 'P', shapes: lines.map((line) => centred(line, 400, size, top + CODE + 50, onPrimary)) }
  ]
}

/** The card as a page: photo and code on the left, words on the right. */
export function sheetOf(card: BusinessCard, pictures: Pictures): Sheet {
  const { primary, onPrimary, accent, title, language, initials } = card
  const letters = drawable(initials, 600)
  const ground: Shape[] = [
    { kind: 'areas', fill: primary, areas: [[0, 0, PHOTO.width, SIZE.height]] },
    { kind: 'areas', fill: accent, areas: [[PHOTO.width, 0, STRIPE, SIZE.height]] },
    ...(pictures.photo ? [] : [centred(letters, 600, 200, PHOTO.height / 2 + 72, onPrimary)])
  ]
  const blocks = [...names(card), ...ways(card), brand(card, pictures), ...portrait(card, pictures), ...code(card)]
  return { title, language, ...SIZE, ground, blocks }
}
