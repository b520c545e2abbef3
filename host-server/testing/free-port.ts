import { createServer } from 'node:net'

/** Below the ports that systems give out by themselves (32,768 on Linux, 49,152 on macOS). */
const FROM = 20_000
const TO = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** A port that is free, as are those `after` it: the demo's foreign page is on the one after the host's. */
export async function freePort({ after = 0 } = {}): Promise<number> {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM))
    const wanted = Array.from({ length: after + 1 }, (_, more) => isFree(port + more))
    if ((await Promise.all(wanted)).every(Boolean)) return port
  }
}
