import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { glob } from 'tinyglobby'

const brotlied = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

async function compress(from: string, to: string): Promise<void> {
  const bytes = await brotlied(await readFile(from), { params })
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, bytes)
}

/** Writes each file of a folder into another one as browsers ask for it, so that no server has to after its start. */
export async function compressAll(from: string, to: string): Promise<void> {
  const files = await glob('**/*', { cwd: from })
  await Promise.all(files.map((file) => compress(resolve(from, file), resolve(to, `${file}.br`))))
}
