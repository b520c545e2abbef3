import { outlined, type Weight } from './lettering.ts'

/** A JPEG in RGB, with its size in pixels. */
export interface Jpeg {
  bytes: Uint8Array
  width: number
  height: number
}

/** What a sheet is drawn with, in its own units from the top left corner. */
export type Shape =
  | { kind: 'areas'; fill: string; areas: readonly (readonly [x: number, y: number, width: number, height: number])[] }
  /** A line that the font can draw (`drawable`), on a baseline at `y`. */
  | { kind: 'line'; line: string; weight: Weight; size: number; x: number; y: number; fill: string }
  | { kind: 'picture'; jpeg: Jpeg; x: number; y: number; width: number; height: number }

/** A piece of a sheet as it is read aloud. */
export interface Block {
  role: 'H1' | 'P' | 'Figure'
  /** Text alternative of a figure. */
  alt?: string
  /** The language of its words, where it is not the sheet's. */
  lang?: string | undefined
  /** An absolute address, where the block is a link. */
  href?: string
  shapes: readonly Shape[]
}

/** A page that is drawn alike as a PDF and as a picture. */
export interface Sheet {
  title: string
  /** A language tag. */
  language: string
  width: number
  height: number
  /** Where printers cut, if not at the edge, and how far beyond it what reaches the edge is drawn. */
  trim?: { left: number; top: number; width: number; height: number; bleed: number }
  /** What only decorates. */
  ground: readonly Shape[]
  /** In reading order. */
  blocks: readonly Block[]
}

const number = (value: number) => Number(value.toFixed(2))

function drawn(shape: Shape): string {
  if (shape.kind === 'areas') {
    const d = shape.areas.map((area) => area.map(number)).map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`)
    return `<path d="${d.join('')}" fill="${shape.fill}"/>`
  }
  const at = [shape.x, shape.y].map(number)
  if (shape.kind === 'line') {
    const { d } = outlined(shape.line, shape.weight, shape.size)
    return `<path d="${d}" fill="${shape.fill}" transform="translate(${at.join(' ')})"/>`
  }
  const { jpeg, width, height } = shape
  const data = Buffer.from(jpeg.bytes).toString('base64')
  const place = `x="${at[0]}" y="${at[1]}" width="${number(width)}" height="${number(height)}"`
  return `<image ${place} preserveAspectRatio="none" href="data:image/jpeg;base64,${data}"/>`
}

/** The sheet as SVG, whose letters are outlines. */
export function svgOf({ width, height, ground, blocks }: Sheet): string {
  const shapes = [...ground, ...blocks.flatMap((block) => block.shapes)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${shapes.map(drawn).join('')}</svg>`
  )
}
