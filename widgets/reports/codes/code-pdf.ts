import type { Sheet } from './code-sheet.ts'

/** The page is 70 mm wide; a unit of PDF is a point. */
const WIDTH = (70 / 25.4) * 72
const SIDE = 1000

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The height and width that a JPEG says it has. */
async function sizeOf(jpeg: Blob): Promise<{ width: number; height: number }> {
  const { width, height } = await createImageBitmap(jpeg)
  return { width, height }
}

const round = (value: number) => Number(value.toFixed(3))

/** The code as filled rectangles, and the logo; the page's origin is at the bottom. */
function content({ runs, module, height, logo }: Sheet): string {
  const scale = WIDTH / SIDE
  const code = runs.map(([x, y, width]) =>
    [x * module, height - (y + 1) * module, width * module, module].map(round).join(' ')
  )
  const picture = logo
    ? `q ${[logo.width, 0, 0, logo.height, logo.x, height - logo.y - logo.height].map(round).join(' ')} cm /Logo Do Q\n`
    : ''
  return `${round(scale)} 0 0 ${round(scale)} 0 0 cm\n${code.map((one) => `${one} re`).join('\n')}\nf\n${picture}`
}

/**
 * A page with the code as shapes, which stay sharp in any size (PDF 1.4, ISO 32000). By hand: five objects, of which a
 * library would cost the app more than the rest of the page.
 */
export async function pdfOf(sheet: Sheet, jpeg: Blob | undefined): Promise<Blob> {
  const drawn = bytesOf(content(sheet))
  const box = `[0 0 ${round(WIDTH)} ${round((WIDTH * sheet.height) / SIDE)}]`
  const resources = jpeg ? '<< /XObject << /Logo 5 0 R >> >>' : '<< >>'
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents 4 0 R >>`],
    [`<< /Length ${drawn.length} >>\nstream\n`, drawn, '\nendstream']
  ]
  if (jpeg) {
    const { width, height } = await sizeOf(jpeg)
    const about = `/Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    const head = `<< /Type /XObject ${about} /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`
    objects.push([head, new Uint8Array(await jpeg.arrayBuffer()), '\nendstream'])
  }
  const parts: Uint8Array[] = [bytesOf('%PDF-1.4\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const offsets = objects.map((pieces, at) => {
    const offset = length()
    for (const piece of [`${at + 1} 0 obj\n`, ...pieces, '\nendobj\n'])
      parts.push(typeof piece === 'string' ? bytesOf(piece) : piece)
    return offset
  })
  const start = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    bytesOf(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
    )
  )
  return new Blob(parts as BlobPart[], { type: 'application/pdf' })
}
