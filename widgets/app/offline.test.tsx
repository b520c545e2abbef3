import { expect, test } from 'vitest'
import { conflict, tagged } from '../testing/conflict.ts'
import { goOffline, noAnswer } from '../testing/connection.ts'
import { texts } from '../testing/find.ts'
import { type, until } from '../testing/mount.ts'
import { answer, json, requests } from '../testing/network.ts'
import { open, prepareApp } from './testing.ts'

prepareApp()

const PAGE = '/whatsapp/settings'
const OWN = '/api/v1/advisors/anna-gruber/whatsapp/settings'
const SETTINGS = { whatsapp_enable: true, whatsapp_id: 'ANNA42' }
const READ = 'You are offline. As soon as you are online again, this will load by itself.'
const FAILED = 'You are offline, so this did not work. Please try again when you are online.'

const field = (root: ParentNode) => root.querySelector<HTMLInputElement>('[name=whatsapp_id]')

test('says that a page could not be loaded offline, and loads it once there is a connection', async () => {
  const online = goOffline()
  answer(`GET ${OWN}`, noAnswer)
  const { root } = await open(PAGE, undefined, '.general-error')
  expect(texts(root, '.general-error h3, .general-error .lead')).toEqual(['Whoops!', READ])
  await until(() => texts(root, '.notification p')[0] === READ)
  answer(`GET ${OWN}`, SETTINGS)
  online()
  await until(() => field(root)?.value === 'ANNA42')
  expect(texts(root, '.notification p')).toEqual([])
})

test('says that a save failed offline, keeps what was typed, and leaves it to the user to save again', async () => {
  answer(`GET ${OWN}`, SETTINGS)
  const { root } = await open(PAGE, undefined, '[name=whatsapp_id]')
  const online = goOffline()
  answer(`PUT ${OWN}`, noAnswer)
  type(field(root), 'ANNA43')
  field(root)?.form?.requestSubmit()
  await until(() => texts(root, '.notification.failure p')[0] === FAILED)
  answer(`PUT ${OWN}`, () => json(undefined, 204))
  online()
  await until(() => !root.querySelector('.notification'))
  expect(field(root)?.value).toBe('ANNA43')
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  field(root)?.form?.requestSubmit()
  await until(() => texts(root, '.notification p')[0] === 'WhatsApp settings saved')
})

test('says what somebody else has changed once it can be loaded, and keeps what was typed until then', async () => {
  answer(`GET ${OWN}`, tagged(SETTINGS, 'a'))
  const { root } = await open(PAGE, undefined, '[name=whatsapp_id]')
  const notice = () => root.querySelector('[role=alert] .notice.warning')
  const press = (text: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click()
  answer(`PUT ${OWN}`, conflict)
  answer(`GET ${OWN}`, noAnswer)
  type(field(root), 'ANNA43')
  const online = goOffline()
  field(root)?.form?.requestSubmit()
  await until(() => texts(root, '.notification.failure p')[0]?.includes('changed elsewhere'))
  expect([notice(), field(root)?.value]).toEqual([null, 'ANNA43'])
  answer(`GET ${OWN}`, tagged({ ...SETTINGS, whatsapp_id: 'ANNA44' }, 'b'))
  online()
  field(root)?.form?.requestSubmit()
  await until(() => notice()?.textContent?.includes('ANNA44 (yours: ANNA43)'))
  // both versions are here by now
  const again = goOffline()
  press('Show latest version')
  await until(() => field(root)?.value === 'ANNA44')
  press('Show mine')
  await until(() => field(root)?.value === 'ANNA43')
  answer(`PUT ${OWN}`, noAnswer)
  field(root)?.form?.requestSubmit()
  await until(() => texts(root, '.notification.failure p')[0] === FAILED)
  expect([Boolean(notice()), field(root)?.value]).toEqual([true, 'ANNA43'])
  again()
  answer(`PUT ${OWN}`, tagged({ ...SETTINGS, whatsapp_id: 'ANNA43' }, 'c'))
  field(root)?.form?.requestSubmit()
  await until(() => !notice())
  expect(field(root)?.value).toBe('ANNA43')
})

test('no longer says that a save failed while it is tried again', async () => {
  answer(`GET ${OWN}`, SETTINGS)
  const { root } = await open(PAGE, undefined, '[name=whatsapp_id]')
  const online = goOffline()
  answer(`PUT ${OWN}`, noAnswer)
  type(field(root), 'ANNA43')
  field(root)?.form?.requestSubmit()
  await until(() => root.querySelector('.notification.failure'))
  answer(`PUT ${OWN}`, () => new Promise<Response>(() => {}))
  field(root)?.form?.requestSubmit()
  await until(() => !root.querySelector('.notification'))
  online()
})
