import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { book } from '../booking/appointments/testing/office.ts'
import { DAY, instant } from '../core/base/clock.ts'
import { type Counting, counting } from '../testing/counting.ts'
import { MOUSE } from '../testing/inputs.ts'
import { expectWithin, type Task } from './support/tasks.ts'
import { eitherInput, openTour, type TourUser } from './support/tour.ts'

const tour = openTour()
const change = (write: (own: Knex) => Promise<unknown>) => tour.office.look(write)

/** Does a task with counted actions. */
async function within(task: Task, worker: TourUser, steps: (hand: Counting) => Promise<void>) {
  const hand = counting(worker.hand, worker.page)
  await steps(hand)
  expectWithin(task, hand)
}

const today = new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format())
const MONDAY = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY
const nthDay = (nth: number) => instant(MONDAY + nth * DAY).slice(0, 10)

eitherInput(tour, 'advisor', (worker) => {
  test('confirms three requests', async () => {
    const { page } = worker
    const own = { uuid: tour.office.advisorUuid }
    await change((knex) => knex('advisors').where(own).update({ requires_confirmation: true }))
    for (const hour of [8, 10, 12]) {
      const starts = instant(MONDAY + DAY * (worker.how.includes('pointer') ? 1 : 2) + hour * 3_600_000)
      const { status, text } = await book({ ...tour.office, site: { origin: tour.host } }, starts, {})
      expect(status, text).toBe(201)
    }
    await change((knex) => knex('advisors').where(own).update({ requires_confirmation: false }))
    await worker.open('/app/online-appointments/appointments/index?state=requested')
    await expect.poll(() => page.locator('.appt-confirm').count()).toBe(3)
    await worker.looksWell('to-confirm')
    await within('confirm-three', worker, async (hand) => {
      for (const left of [2, 1, 0]) {
        await hand.press(page.locator('.appt-confirm button').first())
        await expect.poll(() => page.locator('.appt-confirm').count()).toBe(left)
      }
    })
  })

  test('sets an absence for next week', async () => {
    const { page } = worker
    await worker.open('/app/online-appointments/settings/index')
    const away = page.locator('[name=away]')
    const form = page.locator('main form', { has: away })
    await away.waitFor()
    await within('absence', worker, async (hand) => {
      await hand.flip(away)
      for (const [name, day] of [
        ['from', nthDay(0)],
        ['to', nthDay(4)]
      ] as const) {
        await hand.reach(form.locator(`[name=${name}]`))
        await form.locator(`[name=${name}]`).fill(day)
      }
      await hand.press(worker.button('Speichern', form))
      await page.getByText(/^Gespeichert\. \d Termine fallen in Ihre Abwesenheit/).waitFor()
    })
    await change((knex) =>
      knex('advisor_settings')
        .where({ advisor_uuid: tour.office.advisorUuid })
        .update({ absence_from: null, absence_to: null })
    )
  })
})

eitherInput(tour, 'admin', (worker) => {
  test('finds why nobody can book at a branch, and puts it right', async () => {
    const { page } = worker
    const { organizationUuid } = tour.office
    const ofBranch = (knex: Knex) =>
      knex('advisor_topics').whereIn(
        'advisor_uuid',
        knex('advisors').where({ organization_uuid: organizationUuid }).select('uuid')
      )
    const before: object[] = await tour.office.look((knex) => ofBranch(knex))
    await change((knex) => ofBranch(knex).delete())
    await worker.open('/app/bookability?branch=wien-innere-stadt')
    await page.getByText(/^In dieser Filiale kann derzeit niemand buchen/).waitFor()
    await worker.looksWell('bookability')
    await within('obstacle', worker, async (hand) => {
      await hand.press(page.getByRole('link', { name: 'Themen wählen' }).first())
      const option = page.getByRole('option', { name: 'Short' }).first()
      await hand.type(page.locator('main').getByRole('combobox'), 'Short')
      await option.waitFor()
      if (worker.hand === MOUSE) {
        await hand.press(option)
        // the list stays open for further ones, above the button
        await hand.once(() => page.keyboard.press('Escape'))
      } else await hand.once(() => pressAll(page, ['ArrowDown', 'Enter']))
      await hand.press(worker.button('Speichern'))
      await worker.said('Themen gespeichert')
      await worker.open('/app/bookability?branch=wien-innere-stadt')
      await page.getByText(/^In dieser Filiale kann bei 1 von/).waitFor()
    })
    await change((knex) => ofBranch(knex).delete())
    await change((knex) => knex('advisor_topics').insert(before))
  })

  test('finds one of 600 people, and changes the telephone number', async () => {
    const { page } = worker
    const isPointer = worker.hand === MOUSE
    await change(addCrowd)
    await worker.open('/app/')
    await page.getByRole('button', { name: 'Suche', exact: true }).waitFor()
    await within('phone-number', worker, async (hand) => {
      const option = page.getByRole('option', { name: 'Dr. Katharina Steiner-Waldhäusl, MBA' })
      if (isPointer) await hand.press(page.getByRole('button', { name: 'Suche', exact: true }))
      else await hand.once(() => page.keyboard.press('ControlOrMeta+k'))
      await hand.type(page.getByRole('combobox', { name: 'Was suchen Sie?' }), 'waldhausl')
      await option.waitFor()
      if (isPointer) await hand.press(option)
      else await hand.once(() => page.keyboard.press('Enter'))
      await hand.type(page.locator('[name=phone_number]'), `+43 1 ${worker.how.length}0000`)
      const save = worker.button('Speichern', page.locator('main form', { has: page.locator('[name=phone_number]') }))
      if (isPointer) await hand.press(save)
      else await hand.once(() => page.keyboard.press('Enter'))
      await worker.said('Person gespeichert')
    })
  })

  test('finds who changed a setting last', async () => {
    const { page } = worker
    await worker.open('/app/account-admin/settings?id=help')
    await worker.type(page.locator('[name=help_phone]'), `+43 1 ${worker.how.length}1111`)
    await worker.hand.press(worker.button('Speichern'))
    await worker.said('Hilfe für das Personal gespeichert')
    await worker.open('/app/account-admin/audit-log')
    await page.locator('.audit-entry').first().waitFor()
    await within('audit-log', worker, async (hand) => {
      const filters = page.getByRole('button', { name: 'Filtern' })
      if (await filters.isVisible()) await hand.press(filters)
      await hand.choose(page.getByRole('combobox', { name: 'Art' }), 'Einstellung')
      const entry = page.locator('.audit-entry', { hasText: `${worker.how.length}1111` }).first()
      await entry.getByText('Martina Eder', { exact: false }).first().waitFor()
    })
  })
})

eitherInput(tour, 'marketing', (worker) => {
  test('sends a notification to the saved cards of a branch', async () => {
    const { page } = worker
    await change((own) => own('wallet_notifications').delete())
    await change(addPhone)
    await worker.open('/app/wallet-cards/send-push-notifications')
    await page.locator('main [name=text]').waitFor()
    await within('push', worker, async (hand) => {
      await hand.press(page.getByRole('button', { name: 'Filiale hinzufügen' }))
      await hand.choose(page.locator('main #push-form-branch'), 'Wien Innere Stadt')
      await page.locator('.chip').first().waitFor()
      await hand.type(page.locator('main [name=text]'), 'Neue Öffnungszeiten ab Montag')
      await hand.press(page.locator('main form').getByRole('button', { name: 'Senden', exact: true }))
      const question = worker.dialog('Push-Mitteilung senden')
      await question.getByText(/Kein Handy würde benachrichtigt/).waitFor()
      await hand.press(worker.button('Senden', question))
      // as this server cannot notify phones
      await worker.said(
        'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Der Text steht nur auf den Rückseiten der Karten.'
      )
    })
  })
})

async function pressAll({ keyboard }: Page, keys: readonly string[]) {
  for (const key of keys) await keyboard.press(key)
}

/** So many that nobody finds a person by leafing; at another branch than the one of the other tasks. */
async function addCrowd(own: Knex) {
  const { tenantId: tenant_id } = tour.office
  const { uuid: organization_uuid } = await own('organizations')
    .where({ tenant_id, alias: 'graz-herrengasse' })
    .first('uuid')
  if (await own('advisors').where({ tenant_id, alias: 'crowd-1' }).first('uuid')) return
  const names = { organization_uuid, position: '', title_prefix: '', title_suffix: '', phone_number: '' }
  const rows = Array.from({ length: 600 }, (_, nth) => ({
    ...names,
    tenant_id,
    uuid: randomUUID(),
    alias: `crowd-${nth}`,
    first_name: 'Anna',
    last_name: `Baumgartner ${nth}`,
    email_address: `crowd-${nth}@demo.example`
  }))
  await own.batchInsert('advisors', rows, 50)
}

/** A saved card of an advisor of the branch, whose owner has agreed to notifications. */
async function addPhone(own: Knex) {
  const { tenantId: tenant_id, advisorUuid: advisor_uuid } = tour.office
  const [serial, then] = [randomUUID().slice(0, 32), '2026-11-01T08:00:00Z']
  const card = { kind: 'apple', token_hash: serial, created_at: then, changed_at: then, notifications_at: then }
  await own('wallet_passes').insert({ tenant_id, serial, advisor_uuid, ...card })
  await own('wallet_registrations').insert({ tenant_id, serial, device: serial, push_token: serial, created_at: then })
}
