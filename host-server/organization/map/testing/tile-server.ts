import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** The colour of a tile, by its coordinates: neighbours differ, so that a seam is exact to the pixel. */
export const tileColour = (x: number, y: number): [number, number, number] => [
  (x % 4) * 60 + 20,
  (y % 4) * 60 + 20,
  ((x + y) % 2) * 200 + 20
]

type Answer = { status: number; headers?: Record<string, string>; body: Buffer | string }

export interface TileServer {
  origin: string
  host: string
  template: string
  /** The requested paths. */
  asked: string[]
  /** The maximum number of concurrent requests so far. */
  most(): number
  /** The answer to every request from now on; undefined draws tiles again. */
  answer: Answer | undefined
  stop(): Promise<void>
}

async function draw(path: string): Promise<Answer> {
  const [, x = 0, y = 0] = /^\/\d+\/(\d+)\/(\d+)\.png$/.exec(path)?.map(Number) ?? []
  const [r, g, b] = tileColour(x, y)
  const body = await sharp({ create: { width: 256, height: 256, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  return { status: 200, headers: { 'content-type': 'image/png' }, body }
}

/** A tile server with tiles of one colour each, which can be made to fail. */
export async function startTileServer(): Promise<TileServer> {
  let active = 0
  let most = 0
  const server: Server = createServer(async ({ url = '' }, response) => {
    tiles.asked.push(url)
    active += 1
    most = Math.max(most, active)
    response.once('close', () => {
      active -= 1
    })
    const { status, headers, body } = tiles.answer ?? (await draw(url))
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  const tiles: TileServer = {
    origin: `http://${host}`,
    host,
    template: `http://${host}/{z}/{x}/{y}.png`,
    asked: [],
    most: () => most,
    answer: undefined,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
  return tiles
}
