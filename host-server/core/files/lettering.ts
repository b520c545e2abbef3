import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Inter in its regular and semibold weight, whose files hold one alphabet each; the first one that has a letter draws it. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const
export type Weight = 400 | 600

const require = createRequire(import.meta.url)
const opened = new Map<string, Font>()

function openFont(alphabet: string, weight: Weight): Font {
  const name = `inter-${alphabet}-${weight}-normal.woff`
  const known = opened.get(name)
  if (known) return known
  // loaded with the first letter that is drawn: its tables take a tenth of the time in which a server starts
  const { create } = require('fontkit') as typeof import('fontkit')
  const font = create(readFileSync(require.resolve(`@fontsource/inter/files/${name}`))) as Font
  opened.set(name, font)
  return font
}

/** Undefined for what no alphabet has, such as emoji. */
function fontOf(letter: string, weight: Weight): Font | undefined {
  const code = letter.codePointAt(0) ?? 0
  const alphabet = ALPHABETS.find((one) => openFont(one, weight).hasGlyphForCodePoint(code))
  return alphabet && openFont(alphabet, weight)
}

/** More is never shown. */
const MOST_LETTERS = 300

/** The text without letters that cannot be drawn, which would otherwise be boxes. */
export function drawable(text: string, weight: Weight): string {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ')].slice(0, MOST_LETTERS)
  const known = letters.filter((letter) => !/\p{C}/u.test(letter) && fontOf(letter, weight))
  return known.join('').replace(/ +/g, ' ').trim()
}

/** Neighbouring letters of one font. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text) {
    const font = fontOf(letter, weight)
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else if (font) runs.push({ font, text: letter })
  }
  return runs
}

/** Letters as they are written: without arrows for -> and the like. */
const FEATURES = { calt: false, liga: false, clig: false }

/** The glyphs of a line with the font of each, for files that bring their fonts. */
export const typeset = (text: string, weight: Weight) =>
  runsOf(text, weight).map(({ font, text: letters }) => ({ font, ...font.layout(letters, FEATURES) }))

/** A line's outlines as the data of an SVG path, on a baseline at zero, and its width; in parts of the font size. */
export function outlined(text: string, weight: Weight, size = 1): { d: string; width: number } {
  let x = 0
  const paths: string[] = []
  for (const { font, glyphs, positions } of typeset(text, weight)) {
    const scale = size / font.unitsPerEm
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG()
      )
      x += xAdvance * scale
    })
  }
  return { d: paths.join(''), width: x }
}

/** A line's width, with kerning. */
export const widthOf = (line: string, weight: Weight, size: number): number =>
  typeset(line, weight)
    .flatMap(({ font, positions }) => positions.map(({ xAdvance }) => (xAdvance * size) / font.unitsPerEm))
    .reduce((sum, one) => sum + one, 0)

/** The distance between baselines, in parts of the font size. */
export const LINE = 1.22

interface Room {
  weight: Weight
  /** In pixels. */
  width: number
  height: number
  /** Font sizes in pixels, from the desired to the smallest. */
  sizes: readonly number[]
}

/** A text's width without kerning, in parts of the font size: letter by letter, which takes a fraction of the time. */
const measured = (weight: Weight) => {
  const known = new Map<string, number>()
  const widthOf = (letter: string) => {
    const width = known.get(letter) ?? outlined(letter, weight).width
    known.set(letter, width)
    return width
  }
  return (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}
type Measure = ReturnType<typeof measured>

/** Pieces that end in a space or in a hyphen between letters, as many in a line as fit. */
function wrapped(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines
}

/** The text, or as much of its beginning as fits before an ellipsis. */
function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const letters = [...text]
  while (letters.length && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text over several lines, in the largest size in which it fits, else in the smallest one and shortened. */
export function fitted(text: string, { weight, width, height, sizes }: Room): { size: number; lines: string[] } {
  const measure = measured(weight)
  const pieces = drawable(text, weight).split(/(?<= )|(?<=[^ ]-)(?=[^ ])/)
  const [smallest = 0] = sizes.slice(-1)
  for (const size of sizes) {
    const most = Math.floor(height / (size * LINE))
    const lines = wrapped(pieces, width / size, measure)
    const isFitting = lines.length <= most && lines.every((one) => measure(one.trimEnd()) <= width / size)
    if (!isFitting && size !== smallest) continue
    const shown = [...lines.slice(0, most - 1), lines.slice(most - 1).join('')]
    return { size, lines: shown.map((one) => shortened(one.trim(), width / size, measure)).filter(Boolean) }
  }
  return { size: smallest, lines: [] }
}
