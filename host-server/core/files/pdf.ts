import { widthOf } from './lettering.ts'
import { PdfFonts } from './pdf-fonts.ts'
import { PdfObjects, pdfText } from './pdf-objects.ts'
import type { Block, Shape, Sheet } from './sheet.ts'

const number = (value: number) => Number(value.toFixed(3))
const numbers = (...values: number[]) => values.map(number).join(' ')

const colour = (fill: string) => numbers(...[1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16) / 255))

/** Draws the shapes of a page, whose origin is at the bottom. */
class Drawing {
  readonly #fonts = new PdfFonts()
  readonly #pictures: string[] = []
  readonly #objects: PdfObjects
  readonly #height: number

  constructor(objects: PdfObjects, height: number) {
    this.#objects = objects
    this.#height = height
  }

  #picture({ jpeg, x, y, width, height }: Extract<Shape, { kind: 'picture' }>): string {
    const about = `/Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    const image = this.#objects.raw(jpeg.bytes, `/Type /XObject /Subtype /Image ${about} /Filter /DCTDecode`)
    const at = numbers(width, 0, 0, height, x, this.#height - y - height)
    return `q ${at} cm /I${this.#pictures.push(image)} Do Q`
  }

  draw = (shape: Shape): string => {
    if (shape.kind === 'picture') return this.#picture(shape)
    const paint = `${colour(shape.fill)} rg`
    if (shape.kind === 'line') {
      const { line, weight, size, x, y } = shape
      return `${paint} BT ${numbers(x, this.#height - y)} Td ${this.#fonts.show(line, weight, size)} ET`
    }
    const areas = shape.areas.map(([x, y, w, h]) => `${numbers(x, this.#height - y - h, w, h)} re`)
    return `${paint} ${areas.join(' ')} f`
  }

  /** What the page needs for it. */
  resources(): string {
    const pictures = this.#pictures.map((image, at) => `/I${at + 1} ${image}`).join(' ')
    return `<< /Font ${this.#fonts.write(this.#objects)} /XObject << ${pictures} >> >>`
  }
}

type Corners = readonly [left: number, top: number, right: number, bottom: number]

function cornersOf(shape: Shape): Corners[] {
  if (shape.kind === 'areas') return shape.areas.map(([x, y, w, h]) => [x, y, x + w, y + h])
  const { x, y } = shape
  if (shape.kind === 'picture') return [[x, y, x + shape.width, y + shape.height]]
  const { line, weight, size } = shape
  return [[x, y - size, x + widthOf(line, weight, size), y + size / 4]]
}

/** The rectangle that a block takes on the page, in points. */
function boxOf({ shapes }: Block, { height }: Sheet, scale: number): string {
  const all = shapes.flatMap(cornersOf)
  const least = (at: 0 | 1) => Math.min(...all.map((one) => one[at]))
  const most = (at: 2 | 3) => Math.max(...all.map((one) => one[at]))
  return numbers(...[least(0), height - most(3), most(2), height - least(1)].map((value) => value * scale))
}

interface Tags {
  objects: PdfObjects
  page: string
  scale: number
  sheet: Sheet
}

/** A block in the tree of what is read aloud; a link also as a place on the page that can be pressed. */
function tagOf(block: Block, id: number, parent: string, links: number, { objects, page, sheet, scale }: Tags) {
  const { role, alt, lang, href, shapes } = block
  const about = [
    alt && `/Alt ${pdfText(alt)}`,
    lang && `/Lang ${pdfText(lang)}`,
    role === 'Figure' && `/A << /O /Layout /Placement /Block /BBox [${boxOf(block, sheet, scale)}] >>`
  ]
  const element = (kind: string, above: string, kids: string) =>
    `<< ${[`/Type /StructElem /S /${kind} /P ${above} /Pg ${page} /K ${kids}`, ...(kind === 'Link' ? [] : about)].filter(Boolean).join(' ')} >>`
  const outer = objects.reserve()
  if (!href) {
    objects.set(outer, element(role, parent, String(id)))
    return { outer, inner: outer }
  }
  const inner = objects.reserve()
  const said = shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.line] : [])).join(' ')
  const uri = Buffer.from(new URL(href).href).toString('hex')
  const link = objects.add(
    `<< /Type /Annot /Subtype /Link /Rect [${boxOf(block, sheet, scale)}] /Border [0 0 0] /F 4 ` +
      `/StructParent ${links + 1} /Contents ${pdfText(said)} /A << /S /URI /URI <${uri}> >> >>`
  )
  objects.set(outer, element(role, parent, `[${inner}]`))
  objects.set(inner, element('Link', outer, `[${id} << /Type /OBJR /Obj ${link} /Pg ${page} >>]`))
  return { outer, inner, link }
}

/** The tree of what is read aloud, as the references to its root and to the links in it. */
function addTags(tags: Tags) {
  const { objects, sheet } = tags
  const [root, document] = [objects.reserve(), objects.reserve()]
  const links: string[] = []
  const parents: string[] = []
  const elements = sheet.blocks.map((block, id) => {
    const { outer, inner, link } = tagOf(block, id, document, links.length, tags)
    if (link) parents.push(`${links.push(link)} ${inner}`)
    return { outer, inner }
  })
  const listed = (of: 'outer' | 'inner') => `[${elements.map((one) => one[of]).join(' ')}]`
  objects.set(document, `<< /Type /StructElem /S /Document /P ${root} /K ${listed('outer')} >>`)
  const found = `<< /Nums [0 ${listed('inner')} ${parents.join(' ')}] >>`
  objects.set(
    root,
    `<< /Type /StructTreeRoot /K ${document} /ParentTree ${found} /ParentTreeNextKey ${links.length + 1} >>`
  )
  return { root, links }
}

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** What programs that do not read pages know of the file (XMP, ISO 16684-1). */
const metadata = ({ title, language }: Sheet) =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  ].join('')

/** Where printers cut, and what they print beyond it (ISO 32000-1, 14.11.2). */
function boxesOf({ trim, height }: Sheet, scale: number): string {
  if (!trim) return ''
  const box = (by: number) => {
    const [left, bottom] = [trim.left - by, height - trim.top - trim.height - by]
    return numbers(
      ...[left, bottom, left + trim.width + 2 * by, bottom + trim.height + 2 * by].map((one) => one * scale)
    )
  }
  return `/TrimBox [${box(0)}] /BleedBox [${box(trim.bleed)}] `
}

/**
 * The sheet as a PDF of the given width in points: tagged, so that it can be read aloud, with text that can be selected
 * and the fonts for it.
 */
export function pdfOf(sheet: Sheet, points: number): Buffer {
  const { width, height, title, language, ground, blocks } = sheet
  const scale = points / width
  const objects = new PdfObjects()
  const [pages, page] = [objects.reserve(), objects.reserve()]
  const drawing = new Drawing(objects, height)
  const drawn = [
    `${number(scale)} 0 0 ${number(scale)} 0 0 cm`,
    ...['/Artifact BMC', ...ground.map(drawing.draw), 'EMC'],
    ...blocks.flatMap(({ role, href, shapes }, id) => [
      `/${href ? 'Link' : role} << /MCID ${id} >> BDC`,
      ...shapes.map(drawing.draw),
      'EMC'
    ])
  ]
  const { root, links } = addTags({ objects, page, scale, sheet })
  const content = objects.stream(Buffer.from(drawn.join('\n')))
  objects.set(
    page,
    `<< /Type /Page /Parent ${pages} /MediaBox [${numbers(0, 0, points, height * scale)}] ${boxesOf(sheet, scale)}` +
      `/Resources ${drawing.resources()} /Contents ${content} /StructParents 0 /Tabs /S /Annots [${links.join(' ')}] >>`
  )
  objects.set(pages, `<< /Type /Pages /Kids [${page}] /Count 1 >>`)
  const described = objects.raw(Buffer.from(metadata(sheet)), '/Type /Metadata /Subtype /XML')
  const catalog = objects.add(
    `<< /Type /Catalog /Pages ${pages} /Lang ${pdfText(language)} /MarkInfo << /Marked true /Suspects false >> ` +
      `/StructTreeRoot ${root} /Metadata ${described} ` +
      '/ViewerPreferences << /DisplayDocTitle true >> >>'
  )
  return objects.file(catalog, objects.add(`<< /Title ${pdfText(title)} >>`))
}
