import type { IncomingMessage, ServerResponse } from 'node:http'
import { type JWTPayload, jwtVerify } from 'jose'
import { LocalServer } from '../../../testing/local-server.ts'

interface Pass extends JWTPayload {
  room: string
  context: { user: { name: string; moderator: boolean } }
}

/** A Jitsi Meet on this computer, as far as it can be told from outside: its page verifies the token that leads there. */
export class JitsiServer extends LocalServer {
  readonly secret = 'a secret between the bank and its Jitsi'
  readonly appId = 'bank'
  /** Every request, in order. */
  readonly asked: string[] = []

  static open = () => new JitsiServer().listen()

  protected async serve(request: IncomingMessage, response: ServerResponse) {
    this.asked.push(request.url ?? '')
    response.setHeader('content-type', 'text/html;charset=utf-8')
    response.end(await this.page(new URL(request.url ?? '', this.url)))
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
