import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR, instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()
const START = '/app/'
const ZONE = 'Europe/Vienna'

beforeAll(() =>
  tour.office.look(async (own) => {
    const { tenant_id, advisor_uuid } = await own('users')
      .where({ email_address: 'advisor@demo.example' })
      .first('tenant_id', 'advisor_uuid')
    const { uuid: topic_uuid } = await own('appointment_topics').where({ tenant_id }).orderBy('uuid').first('uuid')
    // those of the demo depend on the time of day
    for (const table of ['booking_claims', 'appointments']) await own(table).where({ tenant_id, advisor_uuid }).delete()
    const starts = Date.parse(dayStart(dayOf(new Date(), ZONE), ZONE, 2))
    const uuid = randomUUID()
    const customer = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example', phone: '', note: '' }
    await own('appointments').insert({
      tenant_id,
      uuid,
      advisor_uuid,
      topic_uuid,
      token_hash: uuid,
      state: 'requested',
      type: 'in-branch',
      starts_at: instant(starts),
      ends_at: instant(starts + HOUR),
      ...customer,
      time_zone: ZONE,
      visitor_time_zone: ZONE,
      created_at: instant(Date.now())
    })
  })
)

const FIRST: [account: string, heading: string][] = [
  ['branch', 'Filiale Wien Innere Stadt heute'],
  ['admin', 'Alpenbank einrichten'],
  ['marketing', 'Karten und Mitteilungen'],
  ['analyst', 'Letzte Woche']
]

describe.each(FIRST)('%s', (account, heading) => {
  eitherInput(tour, account, (worker) => {
    test('sees what the role looks at first at the top of the page', async () => {
      await worker.open(START)
      const first = worker.page.getByRole('heading', { name: heading, level: 2, exact: true })
      await first.waitFor()
      expect((await first.boundingBox())?.y).toBeLessThan(400)
      await worker.looksWell(account)
    })
  })
})

eitherInput(tour, 'advisor', (worker) => {
  const { hand, looksWell } = worker

  test('an advisor sees the day, and reaches what is to be confirmed in one step', async () => {
    const { page } = worker
    await worker.open(START)
    await page.getByRole('link', { name: /^Nächster: .*Vera Visitor$/ }).waitFor()
    await looksWell('advisor')
    await hand.press(page.getByRole('link', { name: /^Zu bestätigen 1 / }))
    await page.waitForURL(/state=requested/)
    await page.locator('.appt').first().waitFor()
    await expect.poll(() => page.locator('.appt').count()).toBe(1)
  })
})
