import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { encodedIn, keep, send } from './answer-cache.ts'

const TEXT = 'free from nine to five, and on Saturdays until noon. '.repeat(100)

/** What a response to a client with this header would be. */
async function sent(answer: ReturnType<typeof keep>, accepted: string) {
  const headers: Record<string, unknown> = {}
  const ctx = {
    req: { headers: { 'accept-encoding': accepted } },
    res: { setHeader: (name: string, value: unknown) => (headers[name] = value) },
    acceptsEncodings: (...codings: string[]) => codings.find((one) => one === accepted) ?? 'identity',
    vary: () => {}
  } as unknown as Context
  await send(ctx, answer)
  return { body: ctx.body as Buffer, coding: headers['Content-Encoding'] }
}

test('a kept answer is compressed for a coding once it is asked for, and once for all who ask at the same time', async () => {
  const answer = keep({ body: TEXT, headers: {} })
  expect([encodedIn(answer, 'br'), encodedIn(answer, 'gzip')]).toEqual([undefined, undefined])
  const [first, second, zipped] = await Promise.all([sent(answer, 'br'), sent(answer, 'br'), sent(answer, 'gzip')])
  expect([first.coding, second.coding, zipped.coding]).toEqual(['br', 'br', 'gzip'])
  expect(second.body).toBe(first.body)
  expect((await sent(answer, 'br')).body).toBe(first.body)
  expect(encodedIn(answer, 'br')).toBe(first.body)
  expect([brotliDecompressSync(first.body).toString(), gunzipSync(zipped.body).toString()]).toEqual([TEXT, TEXT])
})

test('who accepts no coding, or asks for a short answer, gets it as it is', async () => {
  const long = keep({ body: TEXT, headers: {} })
  expect(await sent(long, 'identity')).toEqual({ body: Buffer.from(TEXT), coding: undefined })
  const short = keep({ body: 'closed', headers: {} })
  expect(await sent(short, 'br')).toEqual({ body: Buffer.from('closed'), coding: undefined })
  expect([long.headers.Vary, short.headers.Vary]).toEqual(['Accept-Encoding', undefined])
})
