import type { Block, Shape, Sheet } from '../../core/files/sheet.ts'
import { type BusinessCard, codeShapes, LOGO, type Pictures } from './business-card.sheet.ts'
import { written } from './card-pictures.sheet.ts'

/** A business card of the usual size in Europe (85 × 55 mm), in tenths of a millimetre, on a page with its marks. */
const CARD = { left: 100, top: 100, width: 850, height: 550, bleed: 30 } as const
const PAGE = { width: CARD.width + 2 * CARD.left, height: CARD.height + 2 * CARD.top } as const
const [RIGHT, BOTTOM] = [CARD.left + CARD.width, CARD.top + CARD.height]
/** Nothing to be read is nearer to where the card is cut. */
const SAFE = 45
const STRIPE = 34
const CODE = 200
const LEFT = CARD.left + STRIPE + SAFE
const INK = '#14171c'
const GREY = '#4b5259'

/** Thin lines outside the card, at which it is cut. */
function marks(): Shape {
  const [length, thickness] = [50, 1]
  const away = CARD.bleed + 10
  const across = [CARD.top, BOTTOM].flatMap((y) => [
    [CARD.left - away - length, y, length, thickness] as const,
    [RIGHT + away, y, length, thickness] as const
  ])
  const down = [CARD.left, RIGHT].flatMap((x) => [
    [x, CARD.top - away - length, thickness, length] as const,
    [x, BOTTOM + away, thickness, length] as const
  ])
  return { kind: 'areas', fill: '#000000', areas: [...across, ...down] }
}

/** A colour as printers mix it, in per cent: without a profile, so only near. */
export function cmykOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const light = Math.max(red, green, blue)
  const parts = [red, green, blue].map((one) => (light ? (light - one) / light : 0))
  const [c, m, y, k] = [...parts, 1 - light].map((one) => Math.round(one * 100))
  return `C ${c} M ${m} Y ${y} K ${k}`
}

/** Beside the marks, for the printer. */
function slug({ institution, primary }: BusinessCard): Shape[] {
  const text = `${institution}, 85 × 55 mm + 3 mm, ${primary} = ${cmykOf(primary)}`
  const area = { left: CARD.left + 20, top: PAGE.height - 40, width: CARD.width - 40 }
  return written(text, area, { weight: 400, sizes: [22, 18], height: 30 }, GREY).shapes
}

function brand({ institution, accent, captions }: BusinessCard, { logo }: Pictures): { block: Block; bottom: number } {
  const area = { left: LEFT, top: CARD.top + SAFE, width: RIGHT - SAFE - LEFT }
  if (!logo) {
    const { shapes, bottom } = written(institution, area, { weight: 600, sizes: [34, 30, 26], height: 44 }, accent)
    return { block: { role: 'P', shapes }, bottom }
  }
  const scale = Math.min((LOGO.width * 0.6) / logo.width, (LOGO.height * 0.6) / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const picture: Shape = { kind: 'picture', jpeg: logo, x: LEFT, y: area.top, width, height }
  return { block: { role: 'Figure', alt: captions.logo, shapes: [picture] }, bottom: area.top + height }
}

/** The name and what stands below it. */
function names({ name, details }: BusinessCard, top: number): Block[] {
  const area = { left: LEFT, top, width: RIGHT - SAFE - LEFT }
  const heading = written(name, area, { weight: 600, sizes: [46, 42, 38, 34], height: 112 }, INK)
  let below = heading.bottom + 4
  const lines = details.map(({ text, lang }): Block => {
    const { shapes, bottom } = written(
      text,
      { ...area, top: below },
      { weight: 400, sizes: [27, 25], height: 33 },
      GREY
    )
    below = bottom + 2
    return { role: 'P', shapes, lang }
  })
  return [{ role: 'H1', shapes: heading.shapes }, ...lines]
}

/** The ways to reach the advisor, which end at the foot of the card. */
function ways({ rows }: BusinessCard): Block[] {
  const step = 34
  const area = { left: LEFT, width: RIGHT - SAFE - CODE - 24 - LEFT }
  return rows.map(({ value, href }, at): Block => {
    const top = BOTTOM - SAFE - (rows.length - at) * step
    const { shapes } = written(value, { ...area, top }, { weight: 400, sizes: [25, 22, 19], height: step }, INK)
    return { role: 'P', shapes, ...(href && { href }) }
  })
}

function code({ code: drawn, captions }: BusinessCard): Block[] {
  if (!drawn) return []
  const shapes = codeShapes(drawn, RIGHT - SAFE - CODE, BOTTOM - SAFE - CODE, CODE)
  return [{ role: 'Figure', alt: captions.code, shapes }]
}

/** The card as printers take it: what reaches the edge is drawn beyond it. */
export function printCard(card: BusinessCard, pictures: Pictures): Sheet {
  const { title, language, primary } = card
  const stripe: Shape = {
    kind: 'areas',
    fill: primary,
    areas: [[CARD.left - CARD.bleed, CARD.top - CARD.bleed, STRIPE + CARD.bleed, CARD.height + 2 * CARD.bleed]]
  }
  const { block, bottom } = brand(card, pictures)
  return {
    title,
    language,
    ...PAGE,
    trim: CARD,
    ground: [stripe, marks(), ...slug(card)],
    blocks: [...names(card, bottom + 24), ...ways(card), block, ...code(card)]
  }
}
