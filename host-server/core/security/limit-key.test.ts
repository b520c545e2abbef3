import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../../testing/site.ts'
import type { LimitKey } from './limit-key.ts'

const TRIES = { name: 'tries', points: 4, seconds: 60 }

/** Five spellings of one, and one of another. */
const SPELLINGS: Record<keyof LimitKey, { one: [string, string, string, string, string]; other: string }> = {
  tenant: { one: ['alpenbank', 'Alpenbank', ' alpenbank', 'alpenbank\n', 'ALPENBANK'], other: 'nordbank' },
  id: { one: ['3f2a-c0', '3F2A-C0', ' 3f2a-c0', '3f2a-c0 ', '3f2A-c0'], other: '3f2a-c1' },
  account: {
    one: [
      'admin@bank.example',
      'Admin@bank.example',
      ' admin@bank.example',
      'admin@BANK.example',
      'ａdmin@bank.example'
    ],
    other: 'a.dmin@bank.example'
  },
  mailbox: {
    one: [
      'vera.maier@mail.example',
      'Vera.Maier@mail.example',
      'veramaier@mail.example',
      'vera.maier+bank@mail.example ',
      'vera.maier@MAIL.example.'
    ],
    other: 'vera.maier@post.example'
  },
  ip: {
    one: ['192.0.2.7', '192.0.2.7:4711', '::ffff:192.0.2.7', '::FFFF:c000:207', '[::ffff:192.0.2.7]:443'],
    other: '192.0.2.8'
  }
}

const NETWORK = ['2001:db8::1', '2001:0DB8:0:0:1::', '[2001:db8::2]:443', '2001:db8::3%eth0', '2001:db8:0::4']

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.app.knex('rate_limits').delete())
afterAll(() => site.stop())

const take = (key: LimitKey) => site.app.limits.take(TRIES, key)
const counted = () => site.app.knex('rate_limits').pluck('points')

describe.each(Object.entries(SPELLINGS))('of a key’s %s', (part, { one, other }) => {
  test('five spellings count as one, and the fifth try is refused', async () => {
    const tries = await Promise.allSettled(one.map((spelling) => take({ [part]: spelling })))
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
    expect(await counted()).toEqual([5])
  })

  test('a try is given back in any spelling', async () => {
    for (const spelling of one) {
      await take({ [part]: one[0] })
      await site.app.limits.giveBack(TRIES, { [part]: spelling })
    }
    expect(await counted()).toEqual([0])
  })

  test('another one counts for itself', async () => {
    await take({ [part]: one[0] })
    await take({ [part]: other })
    expect(await counted()).toEqual([1, 1])
  })
})

test('addresses of one IPv6 network are one, however they are shortened', async () => {
  for (const ip of NETWORK.slice(0, 4)) await take({ ip })
  await expect(take({ ip: NETWORK[4] })).rejects.toThrow()
  await take({ ip: '2001:db8:0:1::1' })
})

test('no e-mail address is stored', async () => {
  await take({ account: 'admin@bank.example', mailbox: 'vera@mail.example' })
  expect(JSON.stringify(await site.app.knex('rate_limits'))).not.toContain('example')
})
