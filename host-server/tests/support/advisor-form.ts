import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DetachedOffice } from '../../booking/appointments/testing/detached-office.ts'
import type { Input } from '../../testing/inputs.ts'

/** An advisor operating a page. */
export interface Person {
  page: Page
  hand: Input
  office: DetachedOffice
  looksWell(state: string): Promise<void>
}

/** A form of an advisor's page, and what can be done with it. */
export interface AdvisorForm {
  path: string
  /** The path of the request that loads and saves it. */
  call: string
  /** One of its fields. */
  field(page: Page): Locator
  change(person: Person): Promise<void>
  /** What the notification of a save says. */
  saved: string
  /** The field's value. */
  held(page: Page): Promise<unknown>
  /** Provokes every error message of the form. */
  faults?(person: Person): Promise<void>
  /** An error that only the server can detect, and the field at which it is shown. */
  served?: { errors: unknown; text: string; at: (page: Page) => Locator }
}

export const saveOf = (form: AdvisorForm, page: Page) =>
  form.field(page).locator('xpath=ancestor::form//button[@type="submit"]')

export async function type({ page, hand }: Person, field: Locator, text: string) {
  await hand.reach(field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The field is marked as invalid, and its description says why. */
export async function expectError(field: Locator, text: string) {
  const errorTexts = () =>
    field.evaluate((node) => {
      const ids = node.getAttribute('aria-describedby')?.split(' ') ?? []
      const texts = ids.map((id) => document.getElementById(id)?.textContent)
      return { isMarked: node.matches('fieldset, [aria-invalid=true]'), text: texts.join(' ') }
    })
  await expect.poll(errorTexts).toEqual({ isMarked: true, text: expect.stringContaining(text) })
}

export const named = (name: string) => (page: Page) => page.locator(`main [name=${name}]`)
export const valuesOf =
  (...names: string[]) =>
  (page: Page) =>
    page
      .locator(names.map((name) => `main [name=${name}]`).join())
      .evaluateAll((nodes: HTMLInputElement[]) =>
        nodes.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value))
      )
export const PATHS = {
  settings: '/app/online-appointments/settings/index',
  topics: '/app/online-appointments/settings/topics',
  hours: '/app/online-appointments/calendars/working-hours/settings',
  whatsapp: '/app/whatsapp/settings'
}
export const OWN = '**/api/v1/advisors/*'
