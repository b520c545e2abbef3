import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, jwtVerify } from 'jose'

interface Pass extends JWTPayload {
  room: string
  context: { user: { name: string; moderator: boolean } }
}

/** A Jitsi Meet on this computer, as far as it can be told from outside: its page verifies the token that leads there. */
export class JitsiServer {
  readonly secret = 'a secret between the bank and its Jitsi'
  readonly appId = 'bank'
  /** Every request, in order. */
  readonly asked: string[] = []
  private server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      response.setHeader('content-type', 'text/html;charset=utf-8')
      void this.page(new URL(request.url ?? '', this.url)).then((body) => response.end(body))
    })
  }

  static async open(): Promise<JitsiServer> {
    const one = new JitsiServer()
    await new Promise<void>((done) => one.server.listen(0, '127.0.0.1', done))
    return one
  }

  get host() {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get url() {
    return `http://${this.host}`
  }

  async close() {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  private async page({ pathname, searchParams }: URL): Promise<string> {
    const written = (said: string) => `<!doctype html><html lang="de"><title>Jitsi</title><h1>${said}</h1>`
    try {
      const key = new TextEncoder().encode(this.secret)
      const options = { issuer: this.appId, audience: 'jitsi' }
      const { payload } = await jwtVerify<Pass>(searchParams.get('jwt') ?? '', key, options)
      const { name, moderator } = payload.context.user
      if (payload.room !== pathname.slice(1)) return written('Falscher Raum')
      return written(`${name}: ${moderator ? 'Moderation' : 'Gast'}`)
    } catch {
      return written('Kein Zutritt')
    }
  }
}
