import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import type { Subscription } from '#contract/device-notices'

interface Answer {
  status: number
  headers?: Record<string, string>
}

interface Browser {
  curve: ECDH
  auth: Buffer
  /** With which it has subscribed; no one else may send it anything (RFC 8292). */
  serverKey: string
}

/** What reached a browser, as its service worker gets it. */
export interface Received {
  browser: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it sent
  notice: any
  ttl: number
  urgency: string
  topic: string
  subject: string
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const of = createHmac('sha256', key)
  for (const part of parts) of.update(part)
  return of.digest()
}

/** As a browser does (RFC 8291, and RFC 8188 with one record), written from there and not with the server's library. */
function decrypted({ curve, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = hmac(hmac(auth, curve.computeSecret(sender)), info, Buffer.from([1]))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString()
}

/** A service of a browser on this computer, with the browsers that have subscribed there. */
export class PushServer {
  readonly received: Received[] = []
  /** Every request, by its path. */
  readonly asked: string[] = []
  /** The next requests are answered so. */
  readonly faults: Answer[] = []
  private readonly browsers = new Map<string, Browser>()
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  static async open(): Promise<PushServer> {
    const made = new PushServer()
    await new Promise<void>((done) => made.server.listen(0, '127.0.0.1', done))
    return made
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

  forget() {
    for (const list of [this.received, this.asked, this.faults]) list.length = 0
  }

  /** What `pushManager.subscribe` does. */
  subscribe(browser: string, serverKey: string): Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'> {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    const auth = randomBytes(16)
    this.browsers.set(browser, { curve, auth, serverKey })
    return {
      endpoint: `${this.url}/send/${browser}`,
      p256dh: curve.getPublicKey('base64url'),
      auth: auth.toString('base64url')
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { status, headers = {} } = await this.take(request, Buffer.concat(chunks)).catch((failure: Error) => ({
      status: 400,
      headers: { 'x-fault': failure.message }
    }))
    response.writeHead(status, headers).end()
  }

  private async take({ method, url = '', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    this.asked.push(url)
    const fault = this.faults.shift()
    if (fault) return fault
    const name = url.slice('/send/'.length)
    const browser = this.browsers.get(name)
    if (method !== 'POST' || !browser) return { status: 404 }
    const subject = await this.sender(String(headers.authorization), browser)
    if (!subject) return { status: 403 }
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return { status: 400 }
    if (body.length > 4096) return { status: 413 }
    this.received.push({
      browser: name,
      notice: JSON.parse(decrypted(browser, body)),
      ttl: Number(headers.ttl),
      urgency: String(headers.urgency),
      topic: String(headers.topic),
      subject
    })
    return { status: 201, headers: { location: `${this.url}/message/${this.received.length}` } }
  }

  /** Who sends it, if that is who the browser has subscribed with. */
  private async sender(authorization: string, { serverKey }: Browser): Promise<string | undefined> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
    if (key !== serverKey) return undefined
    const point = Buffer.from(key, 'base64url')
    const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const verified = await jwtVerify(
      token,
      await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256'),
      { audience: this.url, maxTokenAge: undefined, requiredClaims: ['exp', 'sub'] }
    ).catch(() => undefined)
    const { exp = 0, sub = '' } = verified?.payload ?? {}
    return exp * 1000 <= Date.now() + 24 * 3600 * 1000 && /^(mailto:|https:)/.test(sub) ? sub : undefined
  }
}
