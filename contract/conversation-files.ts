import * as v from 'valibot'
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from './photos.ts'
import { line } from './values.ts'

/** Pictures, which are drawn anew, and documents that no browser runs: SVG and HTML may contain scripts. */
export const FILE_TYPES = [...UPLOAD_TYPES, 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]
export const FILE_MAX_BYTES = UPLOAD_MAX_BYTES
/** How long a file is kept, if its conversation lasts as long. */
export const FILE_DAYS = 60
export const FILE_NAME_MAX = 100

/** What belongs to a message whose text is the file's name. */
export const SentFile = v.object({
  type: v.picklist(FILE_TYPES),
  /** In bytes. */
  size: v.number(),
  /** Of a picture, in pixels; else 0. */
  width: v.number(),
  height: v.number(),
  /** Whether it can still be fetched. */
  is_kept: v.boolean()
})
export type SentFile = v.InferOutput<typeof SentFile>

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** A character takes up to four bytes, each of them three characters. */
const ENCODED_MAX = FILE_NAME_MAX * 12

/** The header with a file's name, percent-encoded: in an address it would stand in logs. */
export const NAME_HEADER = 'file-name'
export const FileName = v.pipe(
  v.string(),
  v.maxLength(ENCODED_MAX, 'too-long'),
  v.transform(decoded),
  line(FILE_NAME_MAX, 1)
)
