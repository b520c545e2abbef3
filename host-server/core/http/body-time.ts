import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** In milliseconds: how long a body may take. */
const BODY = 30_000
/** How long a file may take, of which every half minute brings so many bytes. */
const FILE = 5 * 60_000
const STEP = 30_000
const BYTES_PER_STEP = 256 * 1024

interface Watched {
  cut(): void
  timer: NodeJS.Timeout
}

const watched = new WeakMap<IncomingMessage, Watched>()

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** As Node ends a request that takes too long. Before its turn, behind another one's answer, nothing may be said. */
function end(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  if (response.headersSent || !response.socket) socket.destroy()
  else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}

/** Ends requests whose bodies take longer than half a minute. Node's own limit would be the same for files. */
export const limitBodies =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (hasBody(request)) {
      const cut = () => end(request, response)
      const one: Watched = { cut, timer: setTimeout(cut, BODY) }
      watched.set(request, one)
      request.once('close', () => clearTimeout(one.timer))
    }
    handle(request, response)
  }

/**
 * Gives a file the time that a slow line takes, as long as it keeps coming: for senders who are let in. Returns what is to
 * be told of each piece.
 */
export function giveTime(request: IncomingMessage): (bytes: number) => void {
  const one = watched.get(request)
  let [steps, come] = [FILE / STEP, 0]
  const look = () => {
    steps -= 1
    if (!one || !steps || come < BYTES_PER_STEP) return one?.cut()
    come = 0
    one.timer = setTimeout(look, STEP)
  }
  if (one) {
    clearTimeout(one.timer)
    one.timer = setTimeout(look, STEP)
  }
  return (bytes) => {
    come += bytes
  }
}
