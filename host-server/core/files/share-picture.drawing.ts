import { drawable, fitted, LINE, outlined, type Weight } from './lettering.ts'

/** What a share picture says, and its colours as #rrggbb. */
export interface Words {
  name: string
  details: readonly string[]
  /** In place of a logo. */
  institution: string
  /** In place of a photo; a place has none, but a pin. */
  initials: string | undefined
  primary: string
  onPrimary: string
  accent: string
}

/** As previews of links expect it, in pixels. */
export const SIZE = { width: 1200, height: 630 } as const
/** On the left: the photo, or a panel in the institution's colour. */
export const PANEL = { width: 470, height: SIZE.height } as const
const STRIPE = 10
const LEFT = PANEL.width + STRIPE + 56
const WIDTH = SIZE.width - LEFT - 56
/** Where the logo stands. */
export const LOGO = { left: LEFT, top: 64, width: 360, height: 72 } as const

const INK = '#14171c'
const GREY = '#4b5259'

interface Part {
  text: string
  weight: Weight
  /** The most it may take. */
  height: number
  sizes: readonly number[]
  fill: string
  /** The distance to what stands above. */
  gap: number
}

interface Set {
  fill: string
  weight: Weight
  size: number
  line: string
  /** Of the baseline. */
  y: number
}

/** The lines of all parts, one below the other, from zero on. */
function stacked(parts: readonly Part[]): { height: number; lines: Set[] } {
  let height = 0
  const lines: Set[] = []
  for (const { text, gap, fill, weight, ...room } of parts) {
    const { size, lines: found } = fitted(text, { ...room, weight, width: WIDTH })
    if (found.length && lines.length) height += gap
    for (const line of found) {
      lines.push({ fill, weight, size, line, y: height + size * 0.96 })
      height += size * LINE
    }
  }
  return { height, lines }
}

const path = (d: string, fill: string, x: number, y: number) =>
  `<path d="${d}" fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"/>`

const PIN = 'M0 150C-62 62-96 14-96-42A96 96 0 1 1 96-42C96 14 62 62 0 150ZM0-84A42 42 0 1 0 0 0A42 42 0 1 0 0-84Z'

/** What stands in the panel without a photo. */
function sign({ initials, onPrimary }: Words): string {
  const [x, y] = [PANEL.width / 2, PANEL.height / 2]
  if (initials === undefined) return path(PIN, onPrimary, x, y)
  const size = 190
  const { d, width } = outlined(drawable(initials, 600), 600, size)
  return path(d, onPrimary, x - width / 2, y + size * 0.36)
}

/** The picture without photo and logo, as SVG: every letter is an outline, so that it needs no font and looks the same everywhere. */
export function drawWords(words: Words): string {
  const { name, details, institution, primary, accent } = words
  const brand = fitted(institution, { weight: 600, width: LOGO.width, height: LOGO.height, sizes: [36, 32, 28, 24] })
  const { height, lines } = stacked([
    { text: name, weight: 600, height: 220, sizes: [68, 62, 56, 50, 44], fill: INK, gap: 0 },
    ...details.map((text, at) => {
      const gap = at ? 8 : 28
      return { text, weight: 400 as const, height: 80, sizes: [32], fill: GREY, gap }
    })
  ])
  const under = LOGO.top + LOGO.height
  const top = under + (SIZE.height - under - height) / 2 - 12
  const texts = lines.map(({ fill, weight, size, line, y }) =>
    path(outlined(line, weight, size).d, fill, LEFT, top + y)
  )
  const [brandLine = ''] = brand.lines
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">` +
    '<rect width="100%" height="100%" fill="#fff"/>' +
    `<rect width="${PANEL.width}" height="100%" fill="${primary}"/>${sign(words)}` +
    `<rect x="${PANEL.width}" width="${STRIPE}" height="100%" fill="${accent}"/>` +
    path(outlined(brandLine, 600, brand.size).d, accent, LEFT, LOGO.top + LOGO.height / 2 + brand.size * 0.36) +
    `${texts.join('')}</svg>`
  )
}
