import { request as send } from 'node:http'
import type { RequestOptions } from '../../../testing/client.ts'
import { submit } from '../../../testing/form.ts'
import type { Site } from '../../../testing/site.ts'

const ENTRY = 0x02014b50

/** The files of an uncompressed zip, by its central directory. */
export function filesOf(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = zip.readUInt32LE(end + 16)
  for (; zip.readUInt32LE(at) === ENTRY; ) {
    const [size, nameLength, extraLength, commentLength] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32)
    ]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files[zip.toString('utf8', at + 46, at + 46 + nameLength)] = zip.subarray(from, from + size)
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/** A response's bytes. */
export function download({ origin }: Site, path: string, host = 'localhost'): Promise<Buffer> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    const out = send({ hostname, port, path, headers: { host: `${host}:${port}` }, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      if (answer.statusCode === 200) resolve(Buffer.concat(chunks))
      else reject(new Error(`${path} answers ${answer.statusCode}`))
    })
    out.on('error', reject)
    out.end()
  })
}

/** Takes an advisor's card as the page's form does; returns the URL of the file. */
export async function takePass(
  site: Site,
  alias: string,
  fields: Record<string, string> = {},
  asked: RequestOptions = {}
): Promise<string> {
  const { status, headers } = await submit(site, `/wallet-card/${alias}`, { kind: 'apple', ...fields }, asked)
  if (status !== 303) throw new Error(`The form answers ${status}`)
  return String(headers.location)
}

/** The files of a new pass. */
export const newPass = async (site: Site, alias: string, fields: Record<string, string> = {}) =>
  filesOf(await download(site, await takePass(site, alias, fields)))

export const passJson = (files: Record<string, Buffer>) => JSON.parse(String(files['pass.json']))
