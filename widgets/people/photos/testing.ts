/** Colours that reveal whether a picture was rotated, moved or cropped. */
function quartered(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const [x, y] = [width / 2, height / 2]
  for (const [colour, left, top] of [
    ['#f00', 0, 0],
    ['#0f0', x, 0],
    ['#00f', 0, y],
    ['#ff0', x, y]
  ] as const) {
    context.fillStyle = colour
    context.fillRect(left, top, x, y)
  }
  return canvas
}

/** Red and green above, blue and yellow below. */
export async function pictureFile(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = quartered(width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob as Blob], `photo.${type.slice(6)}`, { type })
}

/** The same as stored by a camera held upright: rotated, with an EXIF orientation. */
export async function rotatedFile(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await pictureFile(width, height)).arrayBuffer())
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0
  ]
  const segment = [0xff, 0xe1, 0, exif.length + 6, ...exif, 0, 0, 0, 0]
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'phone.jpeg', { type: 'image/jpeg' })
}

/** Sets the files of a file field, as its dialog does. */
export function selectFiles(field: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
