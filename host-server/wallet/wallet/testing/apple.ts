import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer, type Http2Session, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { certificate, type Subject } from '../certificate.ts'

/** A request as it was received, whatever the response. */
export interface Push {
  token: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The pass type of the client's certificate, if a trusted authority signed it. */
  passType: string | undefined
  /** Header and claims of the client's JWT, if the push key signed it. */
  jwt: { alg: string; kid: string; iss: string; iat: number } | undefined
  /** Whether the client got an answer, after which it must not ask again. */
  isAnswered: boolean
}

interface Answer {
  status: number
  reason?: string
}
/** The server's behaviour: respond, stay silent, cut every connection, or accept and send GOAWAY. */
export type Treatment = Answer | 'silence' | 'cut' | 'go away'
export type Treat = (push: Push) => Treatment

const TAKEN: Answer = { status: 200 }
const takeAll: Treat = () => TAKEN

function makeIdentity() {
  const [root, own] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const ROOT: Subject = { CN: 'Stand-in Root CA' }
  if (!root || !own) throw new Error('no keys')
  const signed = { issuer: ROOT, signingKey: root.privateKey }
  return {
    root: certificate({ ...signed, serial: 1, subject: ROOT, publicKey: root.publicKey, isAuthority: true }),
    cert: certificate({
      ...signed,
      serial: 2,
      subject: { CN: 'localhost' },
      publicKey: own.publicKey,
      isAuthority: false
    }),
    key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }
}

const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

function readJwt(authorization: string | undefined, pushKey: KeyObject | undefined): Push['jwt'] {
  const [head, claims, signature = ''] = authorization?.replace(/^bearer /, '').split('.') ?? []
  if (!pushKey || !head) return undefined
  const key = { key: pushKey, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  return isSigned ? { ...decoded(head), ...decoded(claims) } : undefined
}

function passTypeOf(session: Http2Session | undefined): string | undefined {
  const socket = session?.socket as TLSSocket | undefined
  return socket?.authorized ? socket.getPeerCertificate().subject.UID?.toString() : undefined
}

/** What Apple would refuse whatever the token. */
function faultOf({ headers, body, passType, jwt }: Push): Answer | undefined {
  if (!passType && !jwt)
    return { status: 403, reason: headers.authorization ? 'InvalidProviderToken' : 'BadCertificate' }
  if (passType && headers['apns-topic'] !== passType) return { status: 400, reason: 'TopicDisallowed' }
  return body ? undefined : { status: 400, reason: 'PayloadEmpty' }
}

interface Trust {
  /** PEM of the root that the certificates of passes go back to. */
  root: string
  /** The public half of a .p8 key, if clients may use one. */
  pushKey?: KeyObject
}

/**
 * A test double of Apple's push service: real HTTP/2 over TLS on `localhost`, which asks for a client certificate,
 * checks it or the JWT, records every push and responds as told. Use `host` and `ca` as APPLE_PUSH_HOST and
 * APPLE_PUSH_CA.
 */
export async function startApple({ root, pushKey }: Trust) {
  const identity = makeIdentity()
  const tls = ({ cert, key }: typeof identity) => ({ cert, key, ca: root })
  const received: Push[] = []
  const sockets = new Set<Socket>()
  const state = { treat: takeAll, connections: 0 }

  const server = createSecureServer({ ...tls(identity), requestCert: true, rejectUnauthorized: false })
  server.on('connection', (socket: Socket) => {
    state.connections += 1
    sockets.add(socket.once('close', () => sockets.delete(socket)))
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  async function take(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    const path = String(headers[':path'])
    const push: Push = {
      path,
      headers,
      token: path.replace('/3/device/', ''),
      passType: passTypeOf(stream.session),
      jwt: readJwt(headers.authorization, pushKey),
      body: await text(stream),
      isAnswered: false
    }
    const treatment = faultOf(push) ?? state.treat(push)
    push.isAnswered = treatment !== 'silence' && treatment !== 'cut'
    received.push(push)
    if (treatment === 'cut') return cut()
    if (treatment === 'go away') stream.session?.close()
    if (treatment === 'silence' || stream.destroyed) return
    const { status, reason } = treatment === 'go away' ? TAKEN : treatment
    stream.respond({ ':status': status })
    stream.end(reason && JSON.stringify({ reason }))
  }
  server.on('stream', (stream, headers) => {
    // a connection that is cut takes its streams along
    stream.on('error', () => {})
    take(stream, headers).catch(() => stream.destroy())
  })
  server.on('sessionError', () => {})

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    host: `localhost:${port}`,
    ca: identity.root,
    /** In the order in which they were received. */
    received,
    get connections() {
      return { made: state.connections, open: sockets.size }
    },
    /** Sets the response to each request from now on, until it is cleared. */
    treat(treat: Treat) {
      state.treat = treat
    },
    /** Cuts every connection, and uses a certificate of the right name from an unknown authority. */
    impersonate() {
      cut()
      server.setSecureContext(tls(makeIdentity()))
    },
    /** Forgets all requests, and behaves normally again. */
    clear() {
      received.length = 0
      state.treat = takeAll
      server.setSecureContext(tls(identity))
    },
    /** No server is listening. */
    async halt() {
      cut()
      server.close()
      await once(server, 'close')
    },
    start: () => listen(port),
    stop() {
      cut()
      server.close()
    }
  }
}
export type Apple = Awaited<ReturnType<typeof startApple>>
