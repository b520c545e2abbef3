import { drawQr } from '../../ui/base/qr.tsx'
import { pdfOf } from './code-pdf.ts'
import type { Sheet } from './code-sheet.ts'

/** Widths and heights in units of the code, which is 1000 wide with its quiet zone. */
const SIDE = 1000
const QUIET_ZONE = 4
const LOGO = { width: 640, height: 150, below: 60 }
/** Of a PNG, in pixels at least: 10 cm in print. */
const PNG_SIDE = 1200

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Undefined for an address that no code can hold. */
export async function sheetOf(text: string, logoUrl: string | undefined): Promise<Sheet | undefined> {
  const drawing = drawQr(text)
  if (!drawing) return undefined
  const module = SIDE / (drawing.count + 2 * QUIET_ZONE)
  const runs = [...drawing.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, width]) => [Number(x) + QUIET_ZONE, Number(y) + QUIET_ZONE, Number(width)] as const
  )
  // the code is worth printing without a logo that cannot be read
  const image = logoUrl ? await loaded(logoUrl).catch(() => undefined) : undefined
  if (!image?.naturalWidth) return { runs, module, height: SIDE }
  const scale = Math.min(LOGO.width / image.naturalWidth, LOGO.height / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  const logo = { image, x: (SIDE - width) / 2, y: SIDE, width, height }
  return { runs, module, height: SIDE + height + LOGO.below, logo }
}

function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** Modules are whole pixels, so that all their edges are sharp. */
function painted({ runs, module, height, logo }: Sheet): HTMLCanvasElement {
  const scale = Math.ceil((PNG_SIDE * module) / SIDE) / module
  const { canvas, context } = whiteCanvas(SIDE * scale, height * scale)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.beginPath()
  for (const [x, y, width] of runs) context.rect(x * module, y * module, width * module, module)
  context.fill()
  if (logo) context.drawImage(logo.image, logo.x, logo.y, logo.width, logo.height)
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`this browser writes no ${type}`))), type, 0.95)
  )

/** The logo alone, as pixels for print. */
function logoCanvas({ image, width, height }: NonNullable<Sheet['logo']>): HTMLCanvasElement {
  const { canvas, context } = whiteCanvas(width * 2, height * 2)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The code as shapes; the logo as pixels, so that the file needs nothing else and holds nothing foreign. */
function svgOf({ runs, module, height, logo }: Sheet): string {
  const path = runs.map(([x, y, width]) => `M${x} ${y}h${width}v1h${-width}z`).join('')
  const picture = logo
    ? `<image x="${logo.x}" y="${logo.y}" width="${logo.width}" height="${logo.height}" href="${logoCanvas(logo).toDataURL('image/png')}"/>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}" width="${SIDE}" height="${height}">` +
    `<rect width="${SIDE}" height="${height}" fill="#fff"/><path transform="scale(${module})" d="${path}"/>${picture}</svg>`
  )
}

export const FORMATS = ['svg', 'png', 'pdf'] as const
export type Format = (typeof FORMATS)[number]

const MAKE: Record<Format, (sheet: Sheet) => Promise<Blob>> = {
  svg: async (sheet) => new Blob([svgOf(sheet)], { type: 'image/svg+xml' }),
  png: (sheet) => blobOf(painted(sheet), 'image/png'),
  pdf: async (sheet) => pdfOf(sheet, sheet.logo && (await blobOf(logoCanvas(sheet.logo), 'image/jpeg')))
}

/** A code as a file for print. */
export async function codeFile(sheet: Sheet, format: Format, name: string): Promise<File> {
  const blob = await MAKE[format](sheet)
  return new File([blob], `${name}.${format}`, { type: blob.type })
}
