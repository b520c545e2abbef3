import type { Context } from 'koa'

/** The raw body. @throws the result of `tooLarge` if it is longer */
export async function readBytes({ req }: Context, most: number, tooLarge: () => Error): Promise<Buffer> {
  if (req.readableEnded) return Buffer.alloc(0)
  if (Number(req.headers['content-length']) > most) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // the connection is still needed for the response
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
