import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { DESK, expectAccessible, expectFits, launch, login, NARROW, PHONE, visit } from '../testing/browser.ts'
import { expectFocus, FINGER, type Input, KEYS, MOUSE } from '../testing/inputs.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { type AdvisorForm, expectError, type Person, saveOf } from './support/advisor-form.ts'
import { FORMS } from './support/advisor-forms.ts'

const UNSAVED = 'Ihre Änderungen sind noch nicht gespeichert und gehen verloren.'
const FAILED = 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.'
/** The browser's own messages about a failed request. */
const CUT_OFF = /ERR_FAILED/
const PAGES = [...new Set(FORMS.map(([, { path }]) => path))]

let browser: Browser
let office: DetachedOffice
let node: NodeProcess
beforeAll(async () => {
  browser = await launch()
  office = await createDetachedOffice('sqlite')
  node = await startNode(office.environment)
})
afterAll(async () => {
  await browser.close()
  await node.end()
  await office.remove()
})

/** Restores the advisor's initial choices. */
const resetSettings = () =>
  office.look(async (own) => {
    const advisor = { tenant_id: office.tenantId, advisor_uuid: office.advisorUuid }
    const { short, long } = office.topics
    for (const table of ['advisor_settings', 'working_hours', 'advisor_topics', 'advisor_appointment_types']) {
      await own(table).where(advisor).delete()
    }
    const week = [1, 2, 3, 4, 5].map((day) => ({ ...advisor, day, start_time: '09:00', end_time: '17:00' }))
    await own('working_hours').insert(week)
    await own('advisor_topics').insert([short, long].map((topic_uuid) => ({ ...advisor, topic_uuid })))
    await own('advisor_appointment_types').insert({ ...advisor, type: 'in-branch' })
    await own('advisors')
      .where({ uuid: office.advisorUuid })
      .update({ requires_confirmation: false, whatsapp_enable: true, whatsapp_id: 'ANNA42' })
    const allowed = { tenant_id: office.tenantId, name: 'advisors_set_buffers', value: 'true' }
    await own('tenant_settings').insert(allowed).onConflict().ignore()
  })

interface Look {
  colorScheme: 'light' | 'dark'
  wide?: boolean
}
/**
 * Errors are provoked with one colour scheme, and the rest is done with the other, so that each state is seen in both.
 * What is shown is the same by pointer at a desk, where axe has nothing to add to the keyboard's walk, half of it there.
 */
const INPUTS: [how: string, options: BrowserContextOptions, hand: Input, looks: [Look, Look]][] = [
  ['by a finger on a phone', PHONE, FINGER, [{ colorScheme: 'light' }, { colorScheme: 'dark' }]],
  ['by pointer at a desk', DESK, MOUSE, [{ colorScheme: 'dark' }, { colorScheme: 'light' }]],
  ['by keyboard alone', NARROW, KEYS, [{ colorScheme: 'dark' }, { colorScheme: 'light', wide: true }]]
]

/** `npm test` fills in each form in one of the ways, `npm run soak` in each of them. */
const shareOf = <T>(all: readonly T[], turn: number) =>
  process.env.SOAK ? [...all] : all.filter((_, nth) => nth % INPUTS.length === turn)

describe.each(INPUTS.map((input, turn) => [...input, turn] as const))(
  '%s',
  (_how, options, hand, [first, second], turn) => {
    let person: Person
    let page: Page
    let faults: string[]
    beforeAll(async () => {
      await resetSettings()
      const host = `http://localhost:${node.port}`
      ;({ page, faults } = await visit(browser, { ...options, reducedMotion: 'reduce', baseURL: host }, [host]))
      await login(page, 'advisor@demo.example', { host, password: 'correct horse battery' })
      person = { page, hand, office, looksWell }
    })
    afterAll(() => page.context().close())

    async function looksWell(state: string) {
      if (hand !== MOUSE) await expectAccessible(page, state)
      await expectFits(page, state)
      expect(faults, state).toEqual([])
    }
    async function wear({ colorScheme, wide }: Look) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const viewport = wide ? DESK.viewport : options.viewport
      if (viewport) await page.setViewportSize(viewport)
    }
    const said = (text: string) => page.getByText(text).first().waitFor()
    const open = async (form: AdvisorForm) => {
      await page.goto(form.path)
      await form.field(page).waitFor()
    }
    /** Expects the browser to ask before leaving the page, and leaves it. */
    async function abandon(form: AdvisorForm) {
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept()
        return dialog.type()
      })
      const [question] = await Promise.all([asked, page.reload()])
      expect(question).toBe('beforeunload')
      await form.field(page).waitFor()
    }
    /** Expects the app to ask before leaving the page, and stays. */
    async function leave() {
      await hand.press(page.locator('header .brand'))
      const question = page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' })
      const text = await question.locator('p').first().textContent()
      await looksWell('asked')
      await hand.press(question.getByRole('button', { name: 'Weiter bearbeiten' }))
      await question.waitFor({ state: 'hidden' })
      return text
    }
    /** Does something while saving has another outcome. */
    async function withPut(form: AdvisorForm, respond: (route: Route) => Promise<void>, act: () => Promise<void>) {
      // with the revision in its query, or without
      const calls = `${form.call}{,?*}`
      await page.route(calls, (route) => (route.request().method() === 'PUT' ? respond(route) : route.continue()))
      await act()
      await page.unroute(calls)
    }

    test.each(shareOf(PAGES, turn))('what %s failed to load is reported and can be retried', async (path) => {
      const own = '**/api/v1/advisors/**'
      await wear(first)
      await page.route(own, (route) => route.abort())
      await page.goto(path)
      const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
      await again.first().waitFor()
      await said('Hoppla!')
      await said(FAILED)
      expect(faults.splice(0).filter((fault) => !CUT_OFF.test(fault))).toEqual([])
      await looksWell('not loaded')
      await wear(second)
      await looksWell('not loaded, in another look')
      await page.unroute(own)
      await hand.press(again.last())
      for (const [, form] of FORMS.filter(([what, one]) => one.path === path && what !== 'appointment types'))
        await form.field(page).waitFor()
    })

    test.each(shareOf(FORMS, turn))(
      '%s: errors are shown at their fields, and unsaved changes are guarded until they are saved',
      async (_what, form) => {
        await wear(first)
        await open(form)
        const [before, save] = [await form.held(page), saveOf(form, page)]
        const unsaved = page.getByText('Noch nicht gespeichert')
        if (form.faults) {
          await form.faults(person)
          await looksWell('with faults')
          if (await unsaved.isVisible()) await abandon(form)
        }
        await wear(second)
        await form.change(person)
        const changed = await form.held(page)
        expect(changed).not.toEqual(before)
        await unsaved.waitFor()
        expect(await leave()).toBe(UNSAVED)

        await withPut(
          form,
          (route) => route.abort(),
          async () => {
            await hand.press(save)
            await said(FAILED)
          }
        )
        expect(faults.splice(0).filter((fault) => !CUT_OFF.test(fault))).toEqual([])
        if (form.served) {
          const { errors, text, at } = form.served
          await withPut(
            form,
            (route) => route.fulfill({ status: 422, json: { message: 'x', errors } }),
            async () => {
              await hand.press(save)
              await expectError(at(page), text)
            }
          )
        }
        expect(await form.held(page)).toEqual(changed)
        await unsaved.waitFor()
        await looksWell('refused')

        let go = () => {}
        const held = new Promise<void>((resolve) => (go = resolve))
        await withPut(
          form,
          (route) => held.then(() => route.continue()),
          async () => {
            await hand.press(save)
            await save.locator('.spinner').waitFor()
            go()
            await said(form.saved)
          }
        )
        await unsaved.waitFor({ state: 'detached' })
        if (hand === KEYS) await expectFocus(save)
        await page.reload()
        await form.field(page).waitFor()
        // names come after the form
        await expect.poll(() => form.held(page)).toEqual(changed)
        await looksWell('saved')
      }
    )
  }
)
