import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { request, type TestResponse } from '../../testing/client.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { bound, type ScarceDisk, scarceDisks, setWritable } from '../../testing/scarce-disk.ts'
import { until } from '../../testing/until.ts'
import { createDetachedOffice, type DetachedOffice, expireLeases } from './testing/detached-office.ts'
import { CONSISTENT } from './testing/office.ts'

let office: DetachedOffice
let node: NodeProcess
let disk: ScarceDisk | undefined
let booked: TestResponse[]

const start = async () => {
  node = await startNode(office.environment, { command: bound })
}

afterEach(async () => {
  await node.end()
  await disk?.remove()
  await office.remove()
  disk = undefined
})

async function openFor(folder?: string) {
  office = await createDetachedOffice('sqlite', { folder })
  booked = []
  await start()
}

/** Books the next start that is free. */
async function bookNext(): Promise<TestResponse> {
  const { path, body } = office.bookingFor(booked.length)
  const answer = await request(node, 'POST', path, { body })
  if (answer.status === 201) booked.push(answer)
  return answer
}

const reading = async () => {
  const { alias, topic, startOf } = office
  const day = startOf(0).slice(0, 10)
  const query = new URLSearchParams({ topic, type: 'in-branch', from: day, to: day })
  const paths = [`/api/v1/advisors/${alias}/availability?${query}`, `/book/${alias}`, '/healthz', '/readyz']
  return Promise.all(paths.map(async (path) => (await request(node, 'GET', path)).status))
}

function expectSentence({ status, headers, body }: TestResponse) {
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect(body.message).toMatch(/./)
}

async function expectStored() {
  const stored = await office.look((knex) => knex('appointments').pluck('uuid'))
  expect(stored.toSorted()).toEqual(booked.map(({ body }) => body.uuid).toSorted())
  expect(await office.audit()).toEqual(CONSISTENT)
}

const mailFolder = () => join(office.environment.DATA_DIR ?? '', 'mails')
const readMails = async () => {
  const names = await readdir(mailFolder()).catch(() => [])
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(mailFolder(), name), 'utf8'))
  )
}
/** Mails that were sent but could not be recorded are sent again, under the same Message-ID. */
const isMailed = async () => {
  const ids = (await readMails()).map((mail) => /^Message-ID:\s*(\S+)/m.exec(mail)?.[1])
  return new Set(ids).size === booked.length * 2
}

test.each(Object.entries(scarceDisks))(
  '%s, a node that cannot write says so, continues to read, and recovers once there is space',
  async (_, open) => {
    disk = await open()
    await openFor(disk.folder)
    await bookNext()
    await until(isMailed)
    await bookNext()
    await disk.fill(node.pid)
    // bookings succeed while SQLite's write-ahead log has room
    await until(async () => (await bookNext()).status !== 201)
    for (let again = 0; again < 5; again++) expectSentence(await bookNext())
    expect(await reading()).toEqual([200, 200, 200, 200])
    await until(() => Boolean(disk?.sentence.test(node.output())))
    expect(node.output()).not.toMatch(/unexpected failure/)
    await disk.clear(node.pid)
    await until(async () => (await bookNext()).status === 201)
    await expireLeases(office)
    await until(isMailed)
    for (const mail of await readMails()) expect(mail).toMatch(/^Auto-Submitted:[\s\S]*--\r\n$/)
    await expectStored()
  }
)

/** As a restored backup: one file, without the -wal and -shm files. */
async function restoreCopy() {
  const file = join(office.environment.DATA_DIR ?? '', 'advisor-widgets.sqlite')
  await office.look((knex) => knex.raw('vacuum into ?', [`${file}.copy`]))
  await rename(`${file}.copy`, file)
  for (const beside of ['-wal', '-shm']) await rm(file + beside, { force: true })
}

test.each([
  ['after a crash', async () => {}],
  ['on a restored copy', restoreCopy]
])(
  'a node that starts %s in a read-only folder serves reads, says so, and recovers once it can write',
  async (_, prepare) => {
    await openFor()
    await bookNext()
    await node.end('SIGKILL')
    await prepare()
    await setWritable(office.environment.DATA_DIR ?? '', false)
    await start()
    expect(await reading()).toEqual([200, 200, 200, 200])
    for (let again = 0; again < 5; again++) expectSentence(await bookNext())
    expect(await reading()).toEqual([200, 200, 200, 200])
    await until(() => node.output().includes('"the database cannot be written: its folder is read-only'))
    expect(node.output()).not.toMatch(/unexpected failure/)
    await setWritable(office.environment.DATA_DIR ?? '', true)
    await until(async () => (await bookNext()).status === 201)
    await expectStored()
  }
)
