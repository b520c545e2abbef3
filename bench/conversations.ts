import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ClientRequest, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { instant } from '../host-server/core/base/clock.ts'
import { hashToken, randomToken } from '../host-server/core/security/tokens.ts'
import { request } from '../host-server/testing/client.ts'
import { addAdvisors, type Database, inBatches, openStand, type Stand } from './bench-server.ts'
import { pair } from './load.ts'
import { bookings, freeSlots, type Row } from './server.ts'

/** Windows of visitors that are open at a time, each with a stream. */
const OPEN = 1000
/** Between two messages, in ms. */
const EVERY = 100
/** In which everything that is opened has been looked at several times, in ms. */
const SETTLING = 10_000
const MEGABYTES_MAX = 150

export interface Chats {
  bookings: Row[]
  memory: { what: string; megabytes: number; target: number }[]
}

/** The most that a process has ever had: what it has at a moment depends on when it has collected its garbage. */
const megabytesOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Conversations with one message each; returns their keys. */
async function addConversations({ office: { knex, tenantId, advisorUuid } }: Stand): Promise<string[]> {
  const at = instant(Date.now())
  const all = Array.from({ length: OPEN }, () => ({ token: randomToken(), uuid: randomUUID() }))
  const fixed = { tenant_id: tenantId, advisor_uuid: advisorUuid, name: 'Vera Visitor', email: '', language: 'de' }
  const times = { created_at: at, last_at: at, changed_at: at }
  const counts = { revision: 1, last_seq: 1, last_seq_visitor: 1, last_seq_staff: 0, seen_visitor: 1, seen_staff: 0 }
  await inBatches(
    all.map(({ token, uuid }) => ({
      ...{ ...fixed, ...times, ...counts },
      uuid,
      token_hash: hashToken(token),
      search_words: 'vera visitor',
      campaign: ''
    })),
    (rows) => knex('conversations').insert(rows)
  )
  const said = { author_name: 'Vera Visitor', text: 'Darf mein Mann mitkommen?', is_from_visitor: true, created_at: at }
  await inBatches(
    all.map(({ uuid }) => ({ ...said, tenant_id: tenantId, conversation_uuid: uuid, seq: 1, client_id: randomUUID() })),
    (rows) => knex('conversation_messages').insert(rows)
  )
  return all.map(({ token }) => token)
}

const headersOf = (token: string) => ({ 'conversation-token': token })

/** A window that listens. */
const listen = (host: string, token: string) =>
  new Promise<ClientRequest>((done, fail) => {
    const headers = headersOf(token)
    const asked = get(`${host}/api/v1/conversation/news`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`The stream answers ${answer.statusCode}`))
      answer.on('error', () => {}).resume()
      done(asked)
    }).on('error', fail)
  })

/** Visitors write now and then until it is stopped. */
function keepWriting(host: string, tokens: readonly string[]) {
  let nth = 0
  const timer = setInterval(() => {
    nth += 1
    const headers = headersOf(tokens[nth % tokens.length] ?? '')
    const body = { client_id: randomUUID(), text: 'Danke!' }
    request({ origin: host }, 'POST', '/api/v1/conversation/messages', { headers, body }).catch(() => {})
  }, EVERY)
  return () => clearInterval(timer)
}

const bookingsOn = async (stand: Stand) => bookings(stand, freeSlots(await addAdvisors(stand.office, 40)))

/** One node with so many open conversations beside one without any. */
async function chats(database: Database): Promise<Chats> {
  const [open, plain] = [await openStand(database), await openStand(database)]
  const windows: ClientRequest[] = []
  try {
    const tokens = await addConversations(open)
    const sides = [await bookingsOn(open), await bookingsOn(plain)] as const
    // the code is compiled on both
    await pair(...sides)
    while (windows.length < OPEN) {
      const next = tokens.slice(windows.length, windows.length + 50)
      windows.push(...(await Promise.all(next.map((token) => listen(open.host, token)))))
    }
    await sleep(SETTLING)
    const stopWriting = keepWriting(open.host, tokens)
    const measured = await pair(...sides).finally(stopWriting)
    // both nodes have taken as many bookings
    const megabytes = megabytesOf(open.pids[0]) - megabytesOf(plain.pids[0])
    const what = `${database}: ${OPEN} open conversations on one node, ${1000 / EVERY} messages a second`
    return {
      bookings: [{ what: `booking, ${what}`, besideWhat: 'booking without any', target: 0.77, ...measured }],
      memory: [{ what, megabytes, target: MEGABYTES_MAX }]
    }
  } finally {
    for (const window of windows) window.on('error', () => {}).destroy()
    await Promise.all([open.end(), plain.end()])
  }
}

/** On both databases. */
export async function allChats(): Promise<Chats> {
  const all = [await chats('SQLite'), await chats('PostgreSQL')]
  return { bookings: all.flatMap((one) => one.bookings), memory: all.flatMap((one) => one.memory) }
}
