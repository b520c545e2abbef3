import type { Font, Glyph, Subset } from 'fontkit'
import { typeset, type Weight } from './lettering.ts'
import type { PdfObjects } from './pdf-objects.ts'

interface Embedded {
  name: string
  font: Font
  subset: Subset
  /** By number in the subset. */
  glyphs: Map<number, Glyph>
}

const hex = (value: number, digits = 4) => value.toString(16).padStart(digits, '0')
const utf16 = (text: string) => [...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at))).join('')

/** The most entries of a block in a character map. */
const BLOCK = 100

/** Which letters the glyphs stand for, so that text can be searched, copied and read aloud. */
function lettersOf(glyphs: Embedded['glyphs']): string {
  const rows = [...glyphs].map(([id, { codePoints }]) => `<${hex(id)}> <${utf16(String.fromCodePoint(...codePoints))}>`)
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => {
    const some = rows.slice(at * BLOCK, (at + 1) * BLOCK)
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'
  ].join('\n')
}

/** The fonts of a PDF: of each only the glyphs that it uses. */
export class PdfFonts {
  readonly #embedded = new Map<Font, Embedded>()

  #of(font: Font): Embedded {
    const known = this.#embedded.get(font)
    if (known) return known
    const made = {
      font,
      subset: font.createSubset(),
      glyphs: new Map<number, Glyph>(),
      name: `F${this.#embedded.size}`
    }
    this.#embedded.set(font, made)
    return made
  }

  /** The operators that show a line at the present place. */
  show(line: string, weight: Weight, size: number): string {
    const runs = typeset(line, weight).map(({ font, glyphs, positions }) => {
      const embedded = this.#of(font)
      const shown = glyphs.map((glyph, at) => {
        // its number in the subset, which the types take for a boolean
        const id = Number(embedded.subset.includeGlyph(glyph))
        embedded.glyphs.set(id, glyph)
        // kerning: a text moves back by thousandths of its size
        const kerned = glyph.advanceWidth - (positions[at]?.xAdvance ?? glyph.advanceWidth)
        const back = Math.round((kerned * 1000) / font.unitsPerEm)
        return back ? `<${hex(id)}> ${back}` : `<${hex(id)}>`
      })
      return `/${embedded.name} ${size} Tf [${shown.join(' ')}] TJ`
    })
    return runs.join('\n')
  }

  /** Writes the fonts; the dictionary by which pages name them. */
  write(objects: PdfObjects): string {
    const entries = [...this.#embedded.values()].map(({ name, font, subset, glyphs }, at) => {
      const scaled = (value: number) => Math.round((value * 1000) / font.unitsPerEm)
      const bytes = subset.encode()
      const file = objects.stream(bytes, `/Length1 ${bytes.length}`)
      // six letters before the name tell subsets of one font apart
      const title = `SUBSE${String.fromCharCode(65 + at)}+${font.postscriptName}`
      const { bbox } = font
      const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled).join(' ')
      const descriptor = objects.add(
        `<< /Type /FontDescriptor /FontName /${title} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${scaled(font.ascent)} ` +
          `/Descent ${scaled(font.descent)} /CapHeight ${scaled(font.capHeight)} /StemV 80 /FontFile2 ${file} >>`
      )
      const widths = [...glyphs].map(([id, { advanceWidth }]) => `${id} [${scaled(advanceWidth)}]`).join(' ')
      const descendant = objects.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${title} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ` +
          `/Supplement 0 >> /FontDescriptor ${descriptor} /W [${widths}] /CIDToGIDMap /Identity >>`
      )
      const letters = objects.stream(Buffer.from(lettersOf(glyphs)))
      const type0 = objects.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${title} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${letters} >>`
      )
      return `/${name} ${type0}`
    })
    return `<< ${entries.join(' ')} >>`
  }
}
