import { createHash } from 'node:crypto'
import { FILE_MAX_BYTES, FILE_NAME_MAX, type FileType } from '#contract/conversation-files'
import { UPLOAD_MAX_PIXELS } from '#contract/photos'
import { Refusal, Unprocessable } from '../../core/base/failures.ts'
import { drawn, PictureFault, sizeOf } from '../../core/files/checked-picture.ts'
import { formatOf, pictureOf } from '../../core/files/image-processing.ts'
import { receiveFile } from '../../core/files/received-file.ts'
import type { Call } from '../../core/http/http.ts'
import type { StoredFile } from './shown-message.ts'

/** Of the longer side: a page of text is still read. */
const EDGE_MAX = 2400

const ENDINGS: Record<FileType, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'application/pdf': /\.pdf$/i
}

/** A program opens a file by the ending of its name. */
function nameFor(type: FileType, name: string): string {
  if (ENDINGS[type].test(name)) return name
  const ending = `.${type.split('/')[1]}`
  return name.slice(0, FILE_NAME_MAX - ending.length) + ending
}

/** A document by its first bytes and its last line, which only one that is whole has. */
const isPdf = (bytes: Buffer) => /^%PDF-\d/.test(bytes.toString('latin1', 0, 6)) && bytes.lastIndexOf('%%EOF') > 0

const QUALITY = { jpeg: { quality: 85, mozjpeg: true }, png: { compressionLevel: 9 }, webp: { quality: 85 } } as const

interface Kept extends Omit<StoredFile, 'digest' | 'size'> {
  bytes: Buffer
}

/** A picture in its own format, so that nothing of the file but its pixels remains. */
const redrawn = (bytes: Buffer, format: keyof typeof QUALITY): Promise<Kept> =>
  drawn(async () => {
    await sizeOf(bytes)
    const { data, info } = await pictureOf(bytes, UPLOAD_MAX_PIXELS)
      .autoOrient()
      .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format, QUALITY[format])
      .toBuffer({ resolveWithObject: true })
    return { type: `image/${format}`, width: info.width, height: info.height, bytes: data }
  })

const tooLarge = () => new Refusal(413, 'conversations.file-too-large')

/** @throws Refusal for what is neither a picture nor a document, Unprocessable for a damaged picture */
async function kept(call: Call, bytes: Buffer): Promise<Kept> {
  const format = formatOf(bytes)
  if (!format) {
    if (!isPdf(bytes)) throw new Refusal(415, 'conversations.file-type')
    return { type: 'application/pdf', width: 0, height: 0, bytes }
  }
  const picture = await redrawn(bytes, format).catch((failure) => {
    if (!(failure instanceof PictureFault)) throw failure
    throw new Unprocessable({ file: [call.t(failure.message)] })
  })
  if (picture.bytes.length > FILE_MAX_BYTES) throw tooLarge()
  return picture
}

/** The file of a request: what the message says of it, and what is kept. `sender` may send two at a time. */
export async function readFile(call: Call, name: string, sender: string) {
  const { bytes, ...rest } = await kept(call, await receiveFile(call, FILE_MAX_BYTES, tooLarge, sender))
  const digest = createHash('sha256').update(bytes).digest('hex')
  const details: StoredFile = { ...rest, size: bytes.length, digest }
  return { bytes, text: nameFor(rest.type, name), details: JSON.stringify(details) }
}
