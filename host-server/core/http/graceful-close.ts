import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/** For this long after the last answer, a request may still be on its way on an open connection. */
export const QUIET_MS = 500
const LOOK_MS = 25

/** Ends once the event loop has accepted and read what had arrived: of its next two rounds, one is whole. */
async function wholeRound() {
  await nextRound()
  await nextRound()
}

/** The open connections, with the bytes that were read of each when it last owed nothing. */
function watch(server: Server) {
  const open = new Map<Socket, number>()
  const owed = new Set<ServerResponse>()
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    accepted += 1
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    owed.add(response)
    response.once('close', () => {
      owed.delete(response)
      if (open.has(socket)) open.set(socket, socket.bytesRead)
    })
  })
  return {
    accepted: () => accepted,
    hasConnections: () => open.size > 0,
    /** Whether a request is being answered, or its head is being read. */
    isBusy: () => owed.size > 0 || [...open].some(([socket, known]) => socket.bytesRead > known)
  }
}

/**
 * Prepares for a graceful end: closes the port once everyone who waits to be accepted is, answers what was asked, and
 * then cuts idle connections, which browsers keep open; all within `patience` milliseconds. Where new ones never cease,
 * the port is closed after half of that, so that the other half is left for answers.
 */
export function gracefulClose(server: Server, patience: number): () => Promise<void> {
  const { accepted, hasConnections, isBusy } = watch(server)

  /** Each round of the event loop accepts a single connection, and handles the requests of others in between. */
  async function acceptAll(until: number) {
    let known: number
    do {
      known = accepted()
      await sleep(LOOK_MS)
      await wholeRound()
    } while (accepted() > known && performance.now() < until)
  }

  return async () => {
    const begun = performance.now()
    const until = begun + patience
    await acceptAll(begun + patience / 2)
    // that of HTTP would cut idle connections, on which the next request may be on its way
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    let busyAt = performance.now()
    while (hasConnections() && performance.now() < until && performance.now() - busyAt < QUIET_MS) {
      await sleep(LOOK_MS)
      // timers come before what arrived while the loop was held up
      await wholeRound()
      if (isBusy()) busyAt = performance.now()
    }
    server.closeAllConnections()
    // ends its timer
    server.close()
    await closed
  }
}
