import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { giveWay } from '../base/slices.ts'

/** A file of an archive, in pieces that are made as it is taken. */
export interface ZipPart {
  name: string
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** It is not packed again, such as a picture. */
  isPacked?: boolean
}

/** As much is packed at once, which takes a few milliseconds. */
const SLICE = 64 * 1024

function* slicesOf(piece: string | Uint8Array): Generator<Uint8Array> {
  const bytes = typeof piece === 'string' ? strToU8(piece) : piece
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE)
}

const NOTHING = new Uint8Array()

async function* packed(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure
    ready.push(chunk)
  })
  const taken = () => ready.splice(0)
  for await (const { name, pieces, isPacked } of parts) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const piece of pieces) {
      for (const slice of slicesOf(piece)) {
        file.push(slice, false)
        yield* taken()
        await giveWay()
      }
    }
    file.push(NOTHING, true)
  }
  zip.end()
  yield* taken()
}

/** An archive that is written as it is read: neither is it in memory, nor does it hold up others. */
export const zip = (parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): Readable =>
  Readable.from(packed(parts), { objectMode: false })
