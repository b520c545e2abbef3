import { generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { DAY, HOUR } from '../../../core/base/clock.ts'
import { makeSigner } from './google-signer.ts'

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const ALOUD_A_DAY = 3
const MESSAGES_MAX = 10
const ISSUER = '3388000000012345678'

interface Message {
  id: string
  header: string
  body: string
  messageType: 'TEXT' | 'TEXT_AND_NOTIFY'
}
type Resource = Record<string, unknown> & { id: string; messages?: Message[] }

export interface Asked {
  method: string
  path: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what was sent
  body: any
}
interface Answer {
  status: number
  body: object
}

const ok = (body: object): Answer => ({ status: 200, body })
export const refusal = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: `${reason} of issuer ${ISSUER}`, errors: [{ reason }] } }
})

/** The server's behaviour: this response, no response, or the right one lost on the way. */
export type Treatment = Answer | 'cut' | 'do and cut' | undefined
export type Treat = (asked: Asked) => Treatment | Promise<Treatment>

const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * A test double of Google Wallet: a real HTTP server, which gives tokens to the service account, stores classes,
 * objects and their messages, alerts at most three times a day per card, and responds as told.
 */
export async function startGoogle(now: () => Date) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const email = 'wallet@bank.iam.example'
  const signer = makeSigner(ISSUER, now)
  const classes = new Map<string, Resource>()
  const objects = new Map<string, Resource>()
  const tokens = new Map<string, number>()
  const rung: { object: string; message: string; at: number }[] = []
  const asked: Asked[] = []
  const state: { treat: Treat; origin: string; grants: number } = { treat: () => undefined, origin: '', grants: 0 }

  function claimsOf(jwt: string) {
    const [head, claims, signature = ''] = jwt.split('.')
    const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
    if (!isSigned || decoded(head).alg !== 'RS256') throw new Error('another key has signed it')
    return decoded(claims)
  }

  function grant(form: URLSearchParams): Answer {
    state.grants += 1
    const refused = { status: 400, body: { error: 'invalid_grant', error_description: `for ${email}` } }
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return refused
    try {
      const { iss, scope, aud, iat, exp } = claimsOf(form.get('assertion') ?? '')
      const seconds = now().getTime() / 1000
      const isGood = iss === email && scope === SCOPE && aud === `${state.origin}/token`
      if (!isGood || iat > seconds || exp <= seconds || exp - iat > 3600) return refused
    } catch {
      return refused
    }
    const token = randomUUID()
    tokens.set(token, now().getTime() + HOUR)
    return ok({ access_token: token, expires_in: 3600, token_type: 'Bearer' })
  }

  function insert(kind: Map<string, Resource>, resource: Resource): Answer {
    if (kind.has(resource.id)) return refusal(409, 'existingResource')
    kind.set(resource.id, resource)
    return ok(resource)
  }

  function addMessage(object: Resource, message: Message): Answer {
    const messages = object.messages ?? []
    if (messages.length >= MESSAGES_MAX) return refusal(400, 'tooManyMessages')
    if (message.messageType === 'TEXT_AND_NOTIFY') {
      const today = rung.filter(({ object: id, at }) => id === object.id && at > now().getTime() - DAY)
      if (today.length >= ALOUD_A_DAY) return refusal(403, 'quotaExceeded')
      rung.push({ object: object.id, message: message.id, at: now().getTime() })
    }
    object.messages = [...messages, message]
    return ok({ resource: object })
  }

  function answerTo({ method, path, body }: Asked): Answer {
    const [, kindName = '', id = '', action] = /^\/v1\/(\w+)(?:\/([\w.-]+))?(?:\/(\w+))?$/.exec(path) ?? []
    const kind = { genericClass: classes, genericObject: objects }[kindName]
    if (!kind) return refusal(404, 'notFound')
    if (method === 'POST' && !id) return insert(kind, body)
    const resource = kind.get(id)
    if (!resource) return refusal(404, 'resourceNotFound')
    if (action === 'addMessage') return addMessage(resource, body.message)
    if (method === 'PATCH') Object.assign(resource, body)
    return ok(resource)
  }

  async function take(request: IncomingMessage): Promise<Treatment> {
    const [method = '', path = ''] = [request.method, request.url]
    const sent = await text(request)
    if (path === '/keys') return ok(signer.published())
    const isGrant = path === '/token'
    const about = { method, path, body: isGrant ? sent : sent && JSON.parse(sent) }
    asked.push(about)
    const treatment = await state.treat(about)
    if (treatment && treatment !== 'do and cut') return treatment
    if (isGrant) return grant(new URLSearchParams(sent))
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if ((tokens.get(token) ?? 0) <= now().getTime()) return refusal(401, 'authError')
    const answer = answerTo(about)
    return treatment ?? answer
  }

  function reply(response: ServerResponse, treatment: Treatment) {
    if (typeof treatment !== 'object') return response.destroy()
    response.writeHead(treatment.status, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(treatment.body))
  }

  const server = createServer((request, response) => {
    take(request).then(
      (treatment) => reply(response, treatment),
      () => response.destroy()
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = {
    type: 'service_account',
    client_email: email,
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' })
  }
  return {
    issuer: ISSUER,
    /** The settings with which a server uses this one. */
    settings: {
      GOOGLE_WALLET_ISSUER_ID: ISSUER,
      GOOGLE_WALLET_KEY: JSON.stringify(account),
      GOOGLE_WALLET_API: `${state.origin}/v1`,
      GOOGLE_WALLET_TOKEN_URL: `${state.origin}/token`,
      GOOGLE_WALLET_KEYS_URL: `${state.origin}/keys`
    },
    signer,
    classes,
    objects,
    tokens,
    rung,
    asked,
    get grants() {
      return state.grants
    },
    /** Sets the response to each request from now on, until it is cleared. */
    treat(treat: Treat) {
      state.treat = treat
    },
    /** A holder saves the card behind the link; returns its serial. */
    save(link: string): string {
      const { payload } = claimsOf(link.slice(link.lastIndexOf('/') + 1))
      insert(classes, payload.genericClasses[0])
      insert(objects, payload.genericObjects[0])
      return payload.genericObjects[0].id.slice(ISSUER.length + 1)
    },
    object: (serial: string) => objects.get(`${ISSUER}.${serial}`),
    /** Forgets all requests, and behaves normally again. */
    clear() {
      for (const state of [classes, objects, tokens]) state.clear()
      for (const state of [rung, asked]) state.length = 0
      state.treat = () => undefined
      state.grants = 0
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    }
  }
}
export type Google = Awaited<ReturnType<typeof startGoogle>>
