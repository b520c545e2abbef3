import { inflateSync } from 'node:zlib'

const BFCHAR = /<([\da-f]{4})> <((?:[\da-f]{4})+)>/g

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The objects of a PDF of ours by number, with their streams inflated. */
export function objectsOf(file: Buffer): Map<string, string> {
  const text = file.toString('latin1')
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
  return new Map(
    found.map(([, id = '', content = '']) => {
      const [head = '', stream] = content.split('\nstream\n')
      if (!head.includes('FlateDecode') && !stream) return [id, content]
      const bytes = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1')
      return [id, head.includes('FlateDecode') ? `${head}\n${inflateSync(bytes).toString('latin1')}` : head]
    })
  )
}

/** What a PDF of ours says, line by line, as readers find it: by the fonts' character maps. */
export function linesOf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const page = [...objects.values()].find((one) => one.startsWith('<< /Type /Page '))
  const letters = new Map(
    [...(page ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [
        name,
        new Map([...(objects.get(map) ?? '').matchAll(BFCHAR)].map(([, glyph, hex = '']) => [glyph, utf16(hex)]))
      ]
    })
  )
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page ?? '')?.[1] ?? '') ?? ''
  return [...content.matchAll(/BT ([\s\S]*?) ET/g)].map(([, shown = '']) =>
    [...shown.matchAll(/\/(F\d+) [\d.]+ Tf \[(.*?)\] TJ/g)]
      .flatMap(([, font = '', glyphs = '']) =>
        [...glyphs.matchAll(/<([\da-f]{4})>/g)].map(([, glyph]) => letters.get(font)?.get(glyph) ?? '�')
      )
      .join('')
  )
}

/** The tags of a PDF of ours in the order in which they are read aloud, with their alternatives. */
export function tagsOf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const document = [...objects.values()].find((one) => one.includes('/S /Document')) ?? ''
  const kids = /\/K \[([^\]]*)\]/.exec(document)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const element = objects.get(id) ?? ''
    const alt = /\/Alt <feff([\da-f]*)>/.exec(element)?.[1]
    const role = /\/S \/(\w+)/.exec(element)?.[1]
    return alt === undefined ? `${role}` : `${role}: ${utf16(alt)}`
  })
}

/** Where the links of a PDF of ours lead. */
export const linksOf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\/URI <([\da-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString())
