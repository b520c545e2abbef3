import { randomBytes, X509Certificate } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import {
  createDetachedOffice,
  type DetachedOffice,
  expireLeases
} from '../../booking/appointments/testing/detached-office.ts'
import { instant } from '../../core/base/clock.ts'
import { derivedToken, hashToken, randomToken } from '../../core/security/tokens.ts'
import { request } from '../../testing/client.ts'
import { DATABASES, inTurn } from '../../testing/in-turn.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'
import { developmentChain } from '../wallet/development-chain.ts'
import { type Apple, type Push, startApple } from '../wallet/testing/apple.ts'
import { filesOf, passJson } from '../wallet/testing/pass-file.ts'
import { Phone } from '../wallet/testing/phone.ts'
import { BATCH } from './notifications.jobs.ts'

const { SOAK } = process.env
const SESSION_SECRET = randomBytes(24).toString('hex')
const SETTINGS = { SESSION_SECRET, BASE_URL: 'https://advisors.example', TRUST_PROXY: '1', LOAD_TEST: '0' }
const CHOSEN = ['anna-gruber', 'lukas-hofer']
const [TEXT, LINK] = ['Neue Zinsen ab Jänner', 'https://localhost/zinsen']

let office: DetachedOffice
let apple: Apple
let passType: string | undefined
let node: NodeProcess
/** The node's present URL. */
const site = { origin: '' }

async function start() {
  const { environment } = office
  node = await startNode({ ...environment, ...SETTINGS, APPLE_PUSH_HOST: apple.host, APPLE_PUSH_CA: apple.ca })
  site.origin = node.origin
}
async function open(kind: 'sqlite' | 'postgres') {
  office = await createDetachedOffice(kind)
  const { root, certificate } = await developmentChain(office.environment.DATA_DIR ?? '')
  passType = /^UID=(.+)$/m.exec(new X509Certificate(certificate).subject)?.[1]
  apple = await startApple({ root })
  await start()
}
afterEach(async () => {
  await node.end('SIGKILL')
  apple.stop()
  await office.remove()
})

const tokenOf = (serial: string) => derivedToken(SESSION_SECRET, 'wallet-pass', serial)
const pushTokenOf = (serial: string) => serial + serial

/** Issues so many cards of each of these advisors on their pages; returns the serials. */
const issue = (aliases: readonly string[], each: number, notifications_at: string | null = instant(new Date())) =>
  office.look(async (own) => {
    const advisors: { tenant_id: string; uuid: string }[] = await own('advisors').whereIn('alias', aliases)
    const then = instant(Date.now() - 60_000)
    const rows = advisors.flatMap(({ tenant_id, uuid }) =>
      Array.from({ length: each }, () => {
        const serial = randomBytes(16).toString('hex')
        const dates = { created_at: then, changed_at: then, notifications_at }
        return {
          tenant_id,
          serial,
          advisor_uuid: uuid,
          kind: 'apple',
          token_hash: hashToken(tokenOf(serial)),
          ...dates
        }
      })
    )
    await own.batchInsert('wallet_passes', rows, 500)
    return rows.map(({ serial }) => serial)
  })

/** Phones that hold these cards, each in its wallet, and have registered with the node. */
async function phonesWith(serials: readonly string[]): Promise<Phone[]> {
  const [first = ''] = serials
  const headers = { authorization: `ApplePass ${tokenOf(first)}` }
  const { bytes } = await request(site, 'GET', `/wallet/v1/passes/${passType}/${first}`, { headers })
  // one signed file for all phones: signing again would not change it
  const like = passJson(filesOf(bytes))
  return fewAtOnce(serials, async (serialNumber) => {
    const phone = new Phone(site, serialNumber, pushTokenOf(serialNumber))
    const pass = { ...like, serialNumber, authenticationToken: tokenOf(serialNumber) }
    expect(await phone.add({ 'pass.json': Buffer.from(JSON.stringify(pass)) })).toBe(201)
    return phone
  })
}

async function fewAtOnce<I, O>(items: readonly I[], work: (item: I) => Promise<O>): Promise<O[]> {
  const done: O[] = []
  for (let from = 0; from < items.length; from += 10) {
    done.push(...(await Promise.all(items.slice(from, from + 10).map(work))))
  }
  return done
}

/** Creates a session without the login page, which requires a proxy with https. */
const signIn = () =>
  office.look(async (own) => {
    const user = await own('users').where({ email_address: 'marketing@demo.example' }).first('tenant_id', 'uuid')
    const [id, now] = [randomToken(), instant(new Date())]
    const session = { id_hash: hashToken(id), created_at: now, seen_at: now }
    await own('sessions').insert({ tenant_id: user.tenant_id, user_uuid: user.uuid, ...session })
    return `__Host-session=${id}`
  })

async function send() {
  const cookie = await signIn()
  const body = { text: TEXT, link: LINK, advisors: CHOSEN }
  const { status, text } = await request(site, 'POST', '/api/v1/wallet-cards/notifications', { cookie, body })
  expect(status, text).toBe(201)
  return async () => {
    const { body: history } = await request(site, 'GET', '/api/v1/wallet-cards/notifications', { cookie })
    return history.notifications[0]
  }
}
const untilAllIsDone = () =>
  until(() =>
    office.look(async (own) => !(await own('outbox').where({ kind: 'wallet-notification', state: 'waiting' }).first()))
  )

const pushesTo = ({ pushToken }: Phone) => apple.received.filter(({ token }) => token === pushToken).length
const received = (from = 0, to?: number, counts: (push: Push) => boolean = () => true) =>
  apple.received
    .slice(from, to)
    .filter(counts)
    .map(({ token }) => token)
    .sort()
/** Without the invisible characters that mark a text as new. */
const seen = (text = '') => text.replace(/[\u200b\u2060]/g, '')

test.each(inTurn(DATABASES))(
  'on %s, a text reaches every phone of the chosen advisors whose holder consented, and no other',
  { timeout: 900_000 },
  async (kind) => {
    await open(kind)
    const reached = await issue(CHOSEN, SOAK ? 500 : 40)
    const phones = await phonesWith(reached)
    const others = [
      ...(await phonesWith(await issue(CHOSEN, 5, null))),
      ...(await phonesWith(await issue(['emre-yildiz'], 10)))
    ]
    const left = await phonesWith(await issue(CHOSEN, 5))
    for (const phone of left) for (const serial of phone.passes.keys()) expect(await phone.remove(serial)).toBe(200)
    const counts = await send()
    await untilAllIsDone()
    expect(received()).toEqual(reached.map(pushTokenOf).sort())
    await fewAtOnce([...phones, ...others], (phone) => phone.wake())
    expect(phones.map(({ alerts }) => alerts.map(seen))).toEqual(phones.map(() => [TEXT]))
    expect([...others, ...left].flatMap(({ alerts }) => alerts)).toEqual([])
    for (const phone of phones) {
      const [serial = ''] = phone.passes.keys()
      const { news, ...back } = phone.back(serial)
      expect([seen(news), Object.values(back)]).toEqual([TEXT, expect.arrayContaining([LINK])])
    }
    expect(await counts()).toMatchObject({ state: 'sent', outcomes: { apple: { delivered: reached.length } } })
  }
)

const KILLS = SOAK ? 10 : 2

/**
 * Apple accepts some more pushes and then stops responding; the node is killed, and another one starts. Returns how many
 * pushes Apple had received by then.
 */
async function killAndStart(phones: readonly Phone[]): Promise<number> {
  const enough = apple.received.length + 1.5 * BATCH
  apple.treat(() => (apple.received.length < enough ? { status: 200 } : 'silence'))
  await until(() => apple.received.length >= enough + 20)
  await fewAtOnce(phones, async (phone) => void (pushesTo(phone) && (await phone.wake())))
  await node.end('SIGKILL')
  const count = apple.received.length
  // the long run waits for the minute until they expire
  if (!SOAK) await expireLeases(office)
  await start()
  return count
}

test.each(inTurn(DATABASES, 1))(
  'on %s, a node killed in the middle of a send leaves no phone out, and notifies none twice',
  { timeout: 900_000 },
  async (kind) => {
    await open(kind)
    const serials = (await issue(CHOSEN, KILLS * BATCH + 50)).sort()
    const ours = serials.filter((_, index) => index % Math.ceil(serials.length / 12) === 0)
    const phones = await phonesWith(ours)
    const rest = serials.filter((serial) => !ours.includes(serial))
    await office.look(async (own) => {
      const { tenantId: tenant_id } = office
      const row = (serial: string) => ({
        tenant_id,
        serial,
        device: serial,
        push_token: pushTokenOf(serial),
        created_at: ''
      })
      await own.batchInsert('wallet_registrations', rest.map(row), 500)
    })
    const counts = await send()
    const kills: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) kills.push(await killAndStart(phones))
    apple.treat(() => ({ status: 200 }))
    await untilAllIsDone()
    await fewAtOnce(phones, (phone) => phone.wake())
    expect(new Set(received())).toEqual(new Set(serials.map(pushTokenOf)))
    expect(phones.map(({ alerts }) => alerts.map(seen))).toEqual(phones.map(() => [TEXT]))
    // accepted by Apple and not yet recorded at the kill
    expect(apple.received.length).toBeGreaterThan(serials.length)
    // each node sends to a phone once at most, unless Apple does not answer
    const answered = (from: number, to?: number) => received(from, to, ({ isAnswered }) => isAnswered)
    const nodes = [0, ...kills].map((from, at) => answered(from, kills[at]))
    expect(nodes.map((tokens) => new Set(tokens).size)).toEqual(nodes.map(({ length }) => length))
    expect(await counts()).toMatchObject({ state: 'sent', outcomes: { apple: { delivered: serials.length } } })
  }
)
