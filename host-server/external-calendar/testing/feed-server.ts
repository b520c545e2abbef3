import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** A server of feeds that answers as it is told, and counts who comes. */
export async function startFeedServer() {
  const asked: string[] = []
  const state = { answer: ((_, response) => response.writeHead(404).end()) as Answering }
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    // a feed is no CalDAV
    if (request.method !== 'GET') return void response.writeHead(405).end()
    state.answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    host: `127.0.0.1:${port}`,
    port,
    url: `http://127.0.0.1:${port}/anna.ics`,
    answer(answering: Answering) {
      state.answer = answering
    },
    serve(text: string) {
      state.answer = (_, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    }
  }
}
export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>

/** A calendar of events, each as its lines. */
export const calendarOf = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:event-${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    ''
  ].join('\r\n')
