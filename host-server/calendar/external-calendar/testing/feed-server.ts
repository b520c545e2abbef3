import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

const nothing: Answering = (_, response) => response.writeHead(404).end()
/** A plain feed does not support CalDAV methods. */
const noCalDav: Answering = (_, response) => response.writeHead(405).end()

/** A feed server with configurable answers, which records requests and counts connections. */
export async function startFeedServer() {
  const asked: string[] = []
  const state = { answer: nothing, speak: noCalDav, met: 0 }
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    state[request.method === 'GET' ? 'answer' : 'speak'](request, response)
  }).listen(0, '127.0.0.1')
  server.on('connection', () => (state.met += 1))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    host: `127.0.0.1:${port}`,
    port,
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/anna.ics`,
    get met() {
      return state.met
    },
    answer(answering: Answering) {
      state.answer = answering
    },
    serve(text: string) {
      state.answer = (_, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
    },
    /** Sets the answers to CalDAV methods. */
    speak(answering: Answering) {
      state.speak = answering
    },
    clear() {
      asked.length = 0
      Object.assign(state, { answer: nothing, speak: noCalDav })
    },
    stop() {
      server.closeAllConnections()
      server.close()
    }
  }
}
export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>

/** An iCalendar text of events, each given as its lines. */
export const calendarOf = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:event-${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    ''
  ].join('\r\n')
