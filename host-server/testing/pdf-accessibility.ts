import { objectsOf } from './pdf.ts'

/** What the Matterhorn Protocol 1.1 checks of a file of ours, by the number of the checkpoint; see docs/decisions/0052. */
const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
const STANDARD = ['Document', 'H1', 'P', 'Figure', 'Link']
const PAINTS = /^(?:f|TJ|Do)$/

type Objects = ReturnType<typeof objectsOf>

const referenceIn = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? ''
const first = (objects: Objects, start: string) => [...objects.values()].find((one) => one.startsWith(start)) ?? ''
const wordsIn = (element: string, name: string) =>
  utf16(new RegExp(`/${name} <feff([\\da-f]*)>`).exec(element)?.[1] ?? '')

interface Content {
  /** Paint that is neither tagged nor an artifact, or in an artifact inside of what is tagged. */
  loose: number
  /** The marks of what is tagged, in their order. */
  marks: { id: string; role: string }[]
}

function contentOf(stream: string): Content {
  const found: Content = { loose: 0, marks: [] }
  const open: string[] = []
  for (const [, mark, role = '', id = '', artifact, end, word = ''] of stream.matchAll(
    /(\/(\w+) << \/MCID (\d+) >> BDC)|(\/Artifact BMC)|(\bEMC\b)|(?<![/\w])(f|TJ|Do)(?!\w)/g
  )) {
    if (mark ?? artifact) {
      if (open.length) found.loose += 1
      open.push(mark ? id : 'artifact')
      if (mark) found.marks.push({ id, role })
    } else if (end) open.pop()
    else if (PAINTS.test(word) && !open.length) found.loose += 1
  }
  return found
}

function structureFaults(objects: Objects, page: string, marks: Content['marks']): string[] {
  const elements = [...objects.entries()].filter(([, one]) => one.startsWith('<< /Type /StructElem'))
  const roleOf = (element: string) => /\/S \/(\w+)/.exec(element)?.[1] ?? ''
  const kidsOf = (element: string) => /\/K (?:\[([^\]]*)\]|(\d+))/.exec(element)?.slice(1).join(' ') ?? ''
  const tree = first(objects, '<< /Type /StructTreeRoot')
  const parents = /\/Nums \[0 \[([^\]]*)\]/.exec(tree)?.[1]?.match(/\d+(?= 0 R)/g) ?? []
  const headings = elements.map(([, one]) => roleOf(one)).filter((role) => role.startsWith('H'))
  return [
    ...elements.filter(([, one]) => !STANDARD.includes(roleOf(one))).map(([, one]) => `02-001 ${one}`),
    ...elements
      .filter(([, one]) => roleOf(one) === 'Figure' && !wordsIn(one, 'Alt').trim())
      .map(([, one]) => `13-004 ${one}`),
    ...elements
      .filter(([, one]) => roleOf(one) === 'Figure' && !/\/BBox \[/.test(one))
      .map(([, one]) => `figure without a place ${one}`),
    ...(headings.join() === 'H1' ? [] : [`14-002 ${headings}`]),
    // the element of each mark, by the tree of parents, contains that mark under that role
    ...marks
      .filter(({ id, role }) => {
        const element = objects.get(parents[Number(id)] ?? '') ?? ''
        return roleOf(element) !== role || !new RegExp(`(^|\\s)${id}(\\s|$)`).test(kidsOf(element))
      })
      .map(({ id, role }) => `01-006 ${role} ${id}`),
    ...(/\/StructParents 0\b/.test(page) ? [] : ['01-006 page'])
  ]
}

function linkFaults(objects: Objects, page: string): string[] {
  const links = [...objects.entries()].filter(([, one]) => one.startsWith('<< /Type /Annot'))
  const holders = [...objects.values()].filter((one) => /\/S \/Link\b/.test(one))
  return [
    ...(/\/Tabs \/S\b/.test(page) ? [] : ['28-008']),
    ...links
      .filter(([id]) => !holders.some((one) => one.includes(`/OBJR /Obj ${id} 0 R`)))
      .map(([id]) => `28-011 ${id}`),
    ...links.filter(([, one]) => !wordsIn(one, 'Contents').trim()).map(([id]) => `28-012 ${id}`),
    ...links.filter(([, one]) => !/\/StructParent [1-9]/.test(one)).map(([id]) => `28-002 ${id}`)
  ]
}

function fontFaults(objects: Objects, page: string, stream: string): string[] {
  const fonts = [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return fonts.flatMap(([, name = '', id = '']) => {
    const font = objects.get(id) ?? ''
    const descendant = objects.get(/\/DescendantFonts \[(\d+)/.exec(font)?.[1] ?? '') ?? ''
    const descriptor = objects.get(referenceIn(descendant, 'FontDescriptor')) ?? ''
    const letters = objects.get(referenceIn(font, 'ToUnicode')) ?? ''
    const shown = [...stream.matchAll(new RegExp(`/${name} [\\d.]+ Tf \\[(.*?)\\] TJ`, 'g'))].flatMap(
      ([, glyphs = '']) => [...glyphs.matchAll(/<([\da-f]{4})>/g)].map(([, glyph = '']) => glyph)
    )
    return [
      ...(/\/FontFile2 \d/.test(descriptor) ? [] : [`31-009 ${name}`]),
      ...(/\/CIDToGIDMap \/Identity/.test(descendant) ? [] : [`31-005 ${name}`]),
      ...(/\/Encoding \/Identity-H/.test(font) ? [] : [`31-006 ${name}`]),
      ...shown.filter((glyph) => !letters.includes(`<${glyph}> <`)).map((glyph) => `10-001 ${name} ${glyph}`),
      ...shown.filter((glyph) => glyph === '0000').map(() => `31-030 ${name}`),
      ...(/> <(?:0000|feff|fffe)>/.test(letters) ? [`31-028 ${name}`] : [])
    ]
  })
}

export function accessibilityFaultsOf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const catalog = first(objects, '<< /Type /Catalog')
  const page = first(objects, '<< /Type /Page ')
  const stream = objects.get(referenceIn(page, 'Contents')) ?? ''
  const { loose, marks } = contentOf(stream)
  const described = file.toString('utf8')
  const isSo: [checkpoint: string, isMet: boolean][] = [
    ['01-003 to 01-005: all is tagged, or an artifact', loose === 0 && marks.length > 0],
    ['01-007', !catalog.includes('/Suspects true')],
    ['06-001', Boolean(referenceIn(catalog, 'Metadata'))],
    ['06-003', /<dc:title>.*<rdf:li xml:lang="x-default">[^<]+</.test(described)],
    ['07-001, 07-002', catalog.includes('/DisplayDocTitle true')],
    ['11-006', wordsIn(catalog, 'Lang') !== ''],
    ['tagged', catalog.includes('/Marked true') && Boolean(referenceIn(catalog, 'StructTreeRoot'))]
  ]
  return [
    ...isSo.flatMap(([checkpoint, isMet]) => (isMet ? [] : [checkpoint])),
    ...structureFaults(objects, page, marks),
    ...linkFaults(objects, page),
    ...fontFaults(objects, page, stream)
  ]
}
