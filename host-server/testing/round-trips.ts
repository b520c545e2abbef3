import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL server on which round trips are counted. */
export interface CountedWay {
  /** The URL of the same database. */
  url: string
  /** How often something has been sent after an answer, except on the connection that listens for changes. */
  trips(): number
  stop(): Promise<void>
}

const LISTENS = 'advisor-widgets-changes'

export async function countRoundTrips(databaseUrl: string): Promise<CountedWay> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let trips = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isAnswered = false
    let isCounted = true
    client.setNoDelay().on('data', (sent) => {
      if (sent.includes(LISTENS)) isCounted = false
      if (isAnswered && isCounted) trips += 1
      isAnswered = false
      database.write(sent)
    })
    database.setNoDelay().on('data', (answer) => {
      isAnswered = true
      client.write(answer)
    })
    for (const [socket, other] of [
      [client, database],
      [database, client]
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    trips: () => trips,
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}
