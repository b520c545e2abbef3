import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { glob } from 'tinyglobby'

const brotlied = promisify(brotliCompress)

/**
 * How distances may be written (NPOSTFIX and NDIRECT, RFC 7932, 4). The best depends on the text, which the compressor
 * does not look at; it saves a widget's file up to half a percent.
 */
const DISTANCES = [
  [0, 0],
  [0, 4],
  [1, 16],
  [2, 16],
  [2, 56]
] as const
/** Larger files, in bytes, are those of the application: there it is not worth the time. */
const SMALL = 64 * 1024

async function smallest(text: Buffer): Promise<Buffer> {
  const ways = text.length <= SMALL ? DISTANCES : DISTANCES.slice(0, 1)
  const compressed = await Promise.all(
    ways.map(([postfix, direct]) =>
      brotlied(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct
        }
      })
    )
  )
  return compressed.reduce((best, one) => (one.length < best.length ? one : best))
}

async function compress(from: string, to: string): Promise<void> {
  const bytes = await smallest(await readFile(from))
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, bytes)
}

/** Writes each file of a folder into another one as browsers ask for it, so that no server has to after its start. */
export async function compressAll(from: string, to: string): Promise<void> {
  const files = await glob('**/*', { cwd: from })
  await Promise.all(files.map((file) => compress(resolve(from, file), resolve(to, `${file}.br`))))
}
