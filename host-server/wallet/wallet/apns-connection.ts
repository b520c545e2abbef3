import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { Notification, Provider, type ResponseFailure } from '@parse/node-apn'
import { DAY } from '../../core/base/clock.ts'
import { loadPushAccess, type PushAccess, type PushSettings } from './apns-access.ts'
import type { Signer } from './signer.ts'

const SECOND = 1000
const CONNECT_WITHIN = 3 * SECOND
const ANSWER_WITHIN = 5 * SECOND
/** How long Apple stores a push for a phone that is off. */
const KEPT_FOR = 30 * DAY

/** Without it node-apn would look for files of its own; what counts is the socket's certificate. */
const SHOWN_BY_THE_SOCKET = { cert: Buffer.from('-'), key: Buffer.from('-') }

function open({ host, port, roots, key }: PushAccess, { certificate, wwdr, key: passKey }: Signer): TLSSocket {
  const shown = { cert: `${certificate}${wwdr}`, key: passKey.export({ type: 'pkcs8', format: 'pem' }) }
  const socket = connect({
    host,
    port,
    ca: roots,
    servername: isIP(host) ? '' : host,
    ALPNProtocols: ['h2'],
    ...(key ? {} : shown)
  })
  socket.setTimeout(CONNECT_WITHIN, () => socket.destroy(new Error(`no answer from ${host}:${port}`)))
  return socket.once('secureConnect', () => socket.setTimeout(0))
}

/**
 * With the type `alert` and urgent, since its effect is read on the lock screen: pushes of the type `background` Apple
 * may delay, bundle or drop, and they would need more content than `{}`. As bytes, since node-apn leaves out a text
 * `{}`.
 */
const notice = (topic: string) =>
  new Notification({
    topic,
    pushType: 'alert',
    priority: 10,
    compiled: Buffer.from('{}'),
    expiry: Math.floor((Date.now() + KEPT_FOR) / SECOND)
  })

/** Apple's status and reason, or why there was no response. */
export interface Refusal {
  said: string
  isAnswer: boolean
}

/** The connection to Apple's push service, opened on demand and again after it was lost. */
export async function openLine(settings: PushSettings, signer: Signer) {
  const access = await loadPushAccess(settings)
  const { host, port, key } = access
  const sockets = new Set<TLSSocket>()
  let fault: NodeJS.ErrnoException | undefined
  const createConnection = () => {
    fault = undefined
    const socket = open(access, signer)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    return socket.once('error', (error) => (fault = error))
  }
  const provider = new Provider({
    ...(key ? { token: { key: key.pem, keyId: key.id, teamId: signer.team } } : SHOWN_BY_THE_SOCKET),
    // spread, since the library's types do not know `createConnection`
    ...{ address: host, port, createConnection, requestTimeout: ANSWER_WITHIN },
    // it would retry immediately, ignoring Retry-After
    connectionRetryLimit: 0
  })
  const refusalOf = ({ status, response, error }: ResponseFailure): Refusal => {
    if (status) return { said: `${status} ${response?.reason ?? error?.message}`, isAnswer: true }
    return { said: fault?.message || fault?.code || error?.message || 'the connection was lost', isAnswer: false }
  }
  const untilClosed = () => Promise.all([...sockets].map((socket) => once(socket, 'close')))
  return {
    /** Undefined if it was accepted. */
    async send(token: string): Promise<Refusal | undefined> {
      const { failed } = await provider.send(notice(signer.passType), token)
      return failed[0] && refusalOf(failed[0])
    },
    /** Uses another connection from the next push on. */
    async drop() {
      const closed = untilClosed()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    /** Waits until all pushes have been answered. */
    async close() {
      const closed = untilClosed()
      provider.shutdown()
      await closed
    }
  }
}
export type Line = Awaited<ReturnType<typeof openLine>>
