import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { bookingRequest } from '../appointments/testing/office.ts'
import {
  closeVideoOffice,
  get,
  guestPathIn,
  hostPath,
  led,
  mailed,
  OPENS,
  openVideoOffice,
  patchSettings,
  START,
  setClock,
  startOver,
  type VideoOffice
} from './testing/video-office.ts'

let office: VideoOffice
beforeAll(async () => {
  office = await openVideoOffice({ LOAD_TEST: '' })
  await startOver(office)
})
afterAll(() => closeVideoOffice(office))

test('more presses than anyone needs are refused, and do not keep the advisor out', async () => {
  await patchSettings(office, {
    video_provider: 'jitsi',
    jitsi_url: 'https://meet.bank.example',
    jitsi_app_id: 'bank',
    jitsi_secret: 'a secret between the bank and its Jitsi'
  })
  const { body } = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/customer-appointments`, {
    cookie: office.advisor,
    body: bookingRequest(office, START, { type: 'online' })
  })
  const guest = guestPathIn((await mailed(office)).visitor[0])
  await setClock(office, OPENS)
  for (let press = 0; press < 30; press += 1) expect((await led(office, `${guest}/enter`)).status).toBe(303)
  const { status, headers } = await get(office, `${guest}/enter`)
  expect([status, Number(headers['retry-after'])]).toEqual([429, 600])
  expect((await led(office, hostPath(body), office.advisor)).status).toBe(303)
})
