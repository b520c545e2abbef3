import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ConversationMessage } from '#contract/conversations'
import { hashToken } from '../../core/security/tokens.ts'
import { request, type TestResponse } from '../../testing/client.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import { DATABASES, inTurn } from '../../testing/in-turn.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'
import { createDetachedOffice, type DetachedOffice } from '../appointments/testing/detached-office.ts'
import { newId } from './testing/chat.ts'

const KILLS = process.env.SOAK ? 10 : 2
const CONVERSATIONS = 3
const PAUSE_MS = 20

let office: DetachedOffice
let node: NodeProcess
afterEach(async () => {
  await node.end('SIGKILL')
  await office.remove()
})

type Send = (body: object) => Promise<TestResponse>

/** Writes one message after the other as a browser does: each under its own key until it is taken. */
function startWriting(who: string, send: Send) {
  const taken: string[] = []
  let attempts = 0
  let isStopped = false
  const write = async () => {
    while (!isStopped) {
      const text = `${who} ${taken.length}`
      const body = { client_id: newId(), text }
      for (let isTaken = false; !isTaken; await sleep(PAUSE_MS)) {
        attempts += 1
        isTaken = await send(body).then(
          ({ status }) => status === 201,
          () => false
        )
      }
      taken.push(text)
    }
  }
  const running = write()
  const stop = () => {
    isStopped = true
    return running
  }
  return { who, taken, attempts: () => attempts, stop }
}

/** A conversation, with what each side does in it on whatever node there is. */
async function begin(cookie: string) {
  const path = `/api/v1/advisors/${office.alias}/conversations`
  const body = { client_id: newId(), name: 'Vera Visitor', text: 'Beginn' }
  const { token } = (await request(node, 'POST', path, { body })).body
  const row = await office.look((knex) =>
    knex('conversations')
      .where({ token_hash: hashToken(token) })
      .first('uuid')
  )
  const headers = { 'conversation-token': token }
  const own = '/api/v1/conversation'
  return {
    read: async (after = 0) => (await request(node, 'GET', `${own}?after=${after}`, { headers })).body,
    write: (sent: object) => request(node, 'POST', `${own}/messages`, { headers, body: sent }),
    answer: (sent: object) => request(node, 'POST', `${own}s/${row.uuid}/messages`, { cookie, body: sent })
  }
}

async function openChats() {
  const fields = { email: 'advisor@demo.example', password: 'correct horse battery', next: '' }
  const cookie = cookieOf(await submit(node, '/account/login', fields)) ?? ''
  return Promise.all(Array.from({ length: CONVERSATIONS }, () => begin(cookie)))
}

/** What a window knows that asks for what came after the last it knows, also after its connection broke. */
function startReading(read: (after: number) => Promise<{ messages: ConversationMessage[] }>) {
  const known: ConversationMessage[] = []
  let isStopped = false
  const look = () =>
    read(known.at(-1)?.seq ?? 0).then(
      ({ messages }) => void known.push(...messages),
      () => {}
    )
  const follow = async () => {
    while (!isStopped) {
      await look()
      await sleep(PAUSE_MS)
    }
  }
  const running = follow()
  const stop = async () => {
    isStopped = true
    await running
    await look()
  }
  return { known, stop }
}

test.each(inTurn(DATABASES))(
  'on %s, with a node killed while both sides write, each message is there once and in order',
  { timeout: 600_000 },
  async (kind) => {
    office = await createDetachedOffice(kind)
    node = await startNode(office.environment)
    const chats = (await openChats()).map(({ read, write, answer }) => ({
      // the visitor on two devices
      writers: [startWriting('Handy', write), startWriting('Rechner', write), startWriting('Bank', answer)],
      reader: startReading(read),
      read
    }))
    const writers = chats.flatMap((chat) => chat.writers)
    for (let kill = 0; kill < KILLS; kill++) {
      const before = writers.map(({ taken }) => taken.length)
      await until(() => writers.every(({ taken }, nth) => taken.length >= (before[nth] ?? 0) + 5))
      await node.end('SIGKILL')
      node = await startNode(office.environment)
    }
    await Promise.all(writers.map((writer) => writer.stop()))
    for (const { reader, read, writers: own } of chats) {
      await reader.stop()
      const { messages }: { messages: ConversationMessage[] } = await read()
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, nth) => nth + 1))
      for (const { who, taken } of own)
        expect(messages.flatMap(({ text }) => (text.startsWith(who) ? [text] : []))).toEqual(taken)
      expect(reader.known).toEqual(messages)
    }
    // the kills have met messages on their way
    expect(writers.reduce((sum, { attempts, taken }) => sum + attempts() - taken.length, 0)).toBeGreaterThan(0)
  }
)
