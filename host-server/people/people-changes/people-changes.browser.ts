import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Counting, counting } from '../../testing/counting.ts'
import { MOUSE } from '../../testing/inputs.ts'
import { expectWithin } from '../../tests/support/tasks.ts'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const PATH = '/app/account-admin/people'
const PEOPLE = 30
/** Whom the search finds. */
const TEAM = 'Dreissig'

const tour = openTour()

beforeAll(async () => {
  const { tenantId: tenant_id, organizationUuid: organization_uuid } = tour.office
  const cards = Array.from({ length: PEOPLE }, (_, at) => ({
    tenant_id,
    organization_uuid,
    uuid: randomUUID(),
    alias: `dreissig-${at}`,
    first_name: `Vorname${at}`,
    last_name: TEAM,
    email_address: `dreissig-${at}@demo.example`,
    is_institutional: true
  }))
  await tour.office.look(async (own) => void (await own('advisors').insert(cards)))
})

/** How many of them have each topic. */
const holders = () =>
  tour.office.look(async (own) => {
    const rows = await own('advisors as a')
      .join('advisor_topics as o', 'o.advisor_uuid', 'a.uuid')
      .join('appointment_topics as t', 't.uuid', 'o.topic_uuid')
      .where({ last_name: TEAM })
      .groupBy('t.topic')
      .select('t.topic')
      .count('* as count')
    return Object.fromEntries(rows.map(({ topic, count }) => [topic, Number(count)]))
  })

/** One of a group: by keyboard the arrows lead there from the one that is chosen. */
async function pick(actions: Counting, isPointer: boolean, group: Locator, value: string) {
  const wanted = group.and(group.page().locator(`[value=${value}]`))
  if (isPointer) return actions.press(wanted)
  await actions.reach(group.and(group.page().locator(':checked')))
  while (!(await wanted.isChecked())) await group.page().keyboard.press('ArrowDown')
}

async function type(actions: Counting, field: Locator, text: string) {
  await actions.reach(field)
  await field.page().keyboard.insertText(text)
}

/** One of several that a field takes: found by its text, and chosen. */
async function chooseAmong(actions: Counting, isPointer: boolean, field: Locator, option: Locator, text: string) {
  await type(actions, field, text)
  await option.waitFor()
  if (isPointer) return option.click()
  await field.page().keyboard.press('ArrowDown')
  await field.page().keyboard.press('Enter')
}

eitherInput(tour, 'admin', (worker) => {
  const { hand, looksWell } = worker
  const isPointer = hand === MOUSE
  const topic = isPointer ? 'Kontoeröffnung' : 'Short'
  const branch = isPointer ? 'Filiale Graz Herrengasse' : 'Filiale Wien Innere Stadt'
  const everyone = () => worker.page.getByRole('checkbox', { name: 'Diese Seite auswählen' })
  const start = () => worker.button(`${PEOPLE} Personen ändern`, worker.dialog())
  /** Until the background has changed everyone, on a busy machine too. */
  const done = async () => {
    await worker.dialog().waitFor({ state: 'detached' })
    const notice = worker.page.locator('.bulk-change .notice').getByText(`: ${PEOPLE} Personen`)
    await notice.waitFor({ timeout: 90_000 })
  }

  test('thirty people get a topic and a branch in ten actions', async () => {
    const { page } = worker
    const actions = counting(hand, page)
    await worker.open(PATH)
    await page.locator('.person-row').first().waitFor()
    await type(actions, page.locator('main [name=q]'), TEAM)
    await worker.said(`${PEOPLE} Personen`)

    await actions.flip(everyone())
    await worker.said(`${PEOPLE} von ${PEOPLE} ausgewählt`)
    await actions.press(worker.button('Ändern'))
    await pick(actions, isPointer, worker.dialog().locator('[name=kind]'), 'give-topics')
    const search = worker.dialog().getByRole('combobox', { name: 'Themen' })
    const option = worker.dialog().getByRole('option', { name: topic })
    await chooseAmong(actions, isPointer, search, option, topic)
    await worker.dialog().locator('.chip').getByText(topic).waitFor()
    await looksWell('topics')
    await actions.press(start())
    await done()
    await looksWell('topics-given')

    await actions.flip(everyone())
    await actions.press(worker.button('Ändern'))
    await actions.choose(worker.dialog().locator('[name=organization_uuid]'), branch)
    await actions.press(start())
    await done()
    const moved = page.locator('.person-branch', { hasText: branch })
    await moved.nth(PEOPLE - 1).waitFor()
    await looksWell('moved')
    expectWithin('thirty-people', actions)
  })

  test('each of them has the topic, and those that they had', async () => {
    const before = isPointer ? {} : { Kontoeröffnung: PEOPLE }
    expect(await holders()).toEqual({ ...before, [topic]: PEOPLE })
  })
})
