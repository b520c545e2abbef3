import { beforeEach, expect, test } from 'vitest'
import type { AppInit } from '#contract/app-init'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleAssistants } from '#contract/examples/assistants.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleCustomLinks } from '#contract/examples/custom-links.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { exampleInstitution } from '#contract/examples/institution.example'
import { exampleLayoutEditor } from '#contract/examples/profile-layout.example'
import { exampleRedirectionsPage } from '#contract/examples/redirections.example'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import { exampleSearchResult } from '#contract/examples/search.example'
import { exampleSearchForms } from '#contract/examples/search-forms.example'
import { exampleWebhooks } from '#contract/examples/webhooks.example'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { conflict, tagged } from '../testing/conflict.ts'
import { button, closed, dialog, texts } from '../testing/find.ts'
import { type, until } from '../testing/mount.ts'
import { answer, json, requests } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'
const admin = initOf({ me: { roles: ['accountadmin'] } })

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/appointment-types`, exampleTypes)
  answer(`GET ${OWN}/calendar-overrides`, [])
  answer(`GET ${OWN}/contact-options`, exampleCardOptions)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/experience`, exampleExperience)
  answer(`GET ${OWN}/tags`, { tags: ['Wohnen'] })
  answer(`GET ${OWN}/text-descriptions`, [])
  answer('GET /api/v1/advisors', [])
})

interface Part {
  page: string
  /** Of the advisor's own, or whole. */
  path: string
  /** Who is signed in, if not the advisor. */
  by?: AppInit
  /** Where it is read, if elsewhere. */
  read?: string
  present: object
  /** What another window has made of it. */
  theirs: object
  /** Changes something else here. */
  mine(root: ParentNode): void
  /** What is sent in the end. */
  both: object
  /** How the notice says what another window has changed, and what was entered here. */
  said: string[]
}

const field = (root: ParentNode, name: string) => root.querySelector(`main [name=${name}]`) as HTMLInputElement
const withoutMail = exampleCardOptions.options.map((one) => ({
  ...one,
  is_on: one.is_on && one.name !== 'email_address'
}))

const inReverse = exampleLayoutEditor.sections.map(({ name, elements }, at) => ({
  name,
  elements: at ? elements : elements.toReversed()
}))

const withFirstHidden = exampleLayoutEditor.sections.map(({ name, elements }, section) => ({
  name,
  elements: elements.map(({ id, is_visible }, order) => ({ id, order, is_visible: is_visible && section + order > 0 }))
}))

const PARTS: Record<string, Part> = {
  institution: {
    page: '/account-admin/institution',
    path: '/api/v1/institution',
    by: admin,
    present: exampleInstitution,
    theirs: { ...exampleInstitution, language: 'en' },
    mine: (root) => type(field(root, 'name'), 'Alpenbank AG'),
    both: { name: 'Alpenbank AG', language: 'en' },
    said: ['Language: English']
  },
  'layout of cards': {
    page: '/account-admin/profile-layout-management/contact-options',
    path: '/api/v1/advisors-profiles/layout',
    read: '/api/v1/advisors-profiles/layout/editor',
    by: admin,
    present: exampleLayoutEditor,
    theirs: { sections: inReverse },
    mine: (root) => root.querySelector<HTMLElement>('.layout-element button:last-child')?.click(),
    // one list: mine is shown, and theirs can be looked at
    both: { sections: withFirstHidden },
    said: []
  },
  'contact options': {
    page: '/my-card',
    path: '/contact-options',
    present: exampleCardOptions,
    theirs: { ...exampleCardOptions, options: withoutMail },
    mine: (root) => field(root, 'option-vcard').click(),
    both: { contact_options: ['online_appointment', 'whatsapp'] },
    said: ['On the card – E-mail: no']
  },
  keywords: {
    page: '/my-card',
    path: '/tags',
    present: { tags: ['Wohnen'] },
    theirs: { tags: ['Wohnen', 'Pension'] },
    mine: (root) => type(field(root, 'tags'), 'Wohnen, Auto'),
    // one field: mine is shown, and the notice says theirs
    both: { tags: ['Wohnen', 'Auto'] },
    said: ['Keywords: Wohnen, Pension (yours: Wohnen, Auto)']
  },
  experience: {
    page: '/my-card',
    path: '/experience',
    present: exampleExperience,
    theirs: { ...exampleExperience, since: 2001 },
    mine: (root) => type(field(root, 'certificates'), 'Geprüft'),
    both: { since: 2001, certificates: [{ name: 'Geprüft', year: null }] },
    said: ['Advisor since (year): 2001']
  },
  notifications: {
    page: '/online-appointments/settings/index',
    path: '/settings',
    present: exampleSettings,
    theirs: { ...exampleSettings, notify: { ...exampleSettings.notify, booked: !exampleSettings.notify.booked } },
    mine: (root) => field(root, 'moved').click(),
    both: {
      notify: {
        ...exampleSettings.notify,
        booked: !exampleSettings.notify.booked,
        moved: !exampleSettings.notify.moved
      }
    },
    said: ['E-mail me when an appointment\u00a0is booked: no']
  },
  'settings of bookings': {
    page: '/online-appointments/settings/index',
    path: '/settings',
    present: exampleSettings,
    theirs: { ...exampleSettings, requires_confirmation: !exampleSettings.requires_confirmation },
    mine: (root) => type(field(root, 'meeting_url'), 'https://video.example/anna'),
    both: {
      requires_confirmation: !exampleSettings.requires_confirmation,
      meeting_url: 'https://video.example/anna'
    },
    said: ['I confirm every appointment myself: yes']
  },
  WhatsApp: {
    page: '/whatsapp/settings',
    path: '/whatsapp/settings',
    present: exampleWhatsAppSettings,
    theirs: { ...exampleWhatsAppSettings, whatsapp_enable: !exampleWhatsAppSettings.whatsapp_enable },
    mine: (root) => type(field(root, 'whatsapp_id'), 'ANNA-2'),
    both: { whatsapp_enable: !exampleWhatsAppSettings.whatsapp_enable, whatsapp_id: 'ANNA-2' },
    said: []
  }
}

test.each(Object.entries(PARTS))(
  '%s: what another window has saved meanwhile stays, with what is changed here',
  async (_name, part) => {
    const { page, by, present, theirs, mine, both, said } = part
    const path = part.path.startsWith('/api/') ? part.path : `${OWN}${part.path}`
    const read = part.read ?? path
    answer(`GET ${read}`, tagged(present, 'a'))
    answer(`PUT ${path}`, conflict)
    const { root } = await open(page, by, 'main form')
    const press = async (selector: string) => (await until(() => root.querySelector<HTMLElement>(selector))).click()
    await until(() => root.querySelector('main form input, main form .layout-element'))
    mine(root)
    answer(`GET ${read}`, tagged(theirs, 'b'))
    await press('main [type=submit][aria-disabled=false]')
    const notice = await until(() => root.querySelector('[role=alert] .notice.warning'))
    expect(texts(notice, 'li')).toEqual(said)
    answer(`PUT ${path}`, tagged(theirs, 'c'))
    // the form's own button saves, and there is no other
    expect(root.querySelectorAll('main [type=submit]')).toHaveLength(1)
    await press('main [type=submit]')
    await until(() => !root.querySelector('[role=alert] .notice.warning'))
    const saves = requests.filter(({ method }) => method === 'PUT')
    expect(saves.map(({ url }) => new URL(url).searchParams.get('revision')?.[0])).toEqual(['a', 'b'])
    expect(await saves[1]?.json()).toMatchObject(both)
  }
)

interface Item {
  page: string
  /** What is read, with the item in it, and where. */
  path: string
  list: unknown
  item: { uuid: string; revision: string } | undefined
  edit: string
  /** What another window has made of it. */
  theirs: object
  /** A field and what is typed into it here. */
  mine: [name: string, value: string]
}

const ITEMS: Record<string, Item> = {
  assistant: {
    page: '/account-admin/assistants',
    path: '/api/v1/assistants',
    list: exampleAssistants,
    item: exampleAssistants[0],
    edit: 'Edit Elif Aydın',
    theirs: { last_name: 'Yılmaz' },
    mine: ['phone_number', '+43 1 99999']
  },
  'link type': {
    page: '/account-admin/custom-links-management',
    path: '/api/v1/custom-links',
    list: exampleCustomLinks,
    item: exampleCustomLinks[0],
    edit: 'Edit LinkedIn',
    theirs: { is_retired: true },
    mine: ['label', 'Mine']
  },
  redirect: {
    page: '/account-admin/redirections-management',
    path: '/api/v1/redirections',
    list: exampleRedirectionsPage,
    item: exampleRedirectionsPage.redirections[0],
    edit: `Edit ${exampleRedirectionsPage.redirections[0]?.path}`,
    theirs: { is_active: true },
    mine: ['target', '/app/filiale/graz']
  },
  'reply template': {
    page: '/account-admin/reply-templates',
    path: '/api/v1/reply-templates',
    list: exampleReplyTemplates,
    item: exampleReplyTemplates[1],
    edit: `Edit ${exampleReplyTemplates[1]?.name}`,
    theirs: { text: 'Theirs' },
    mine: ['name', 'Mine']
  },
  'search form': {
    page: '/account-admin/search-forms',
    path: '/api/v1/search-forms',
    list: exampleSearchForms,
    item: exampleSearchForms.forms[0],
    edit: 'Edit Home page',
    theirs: { slug: 'theirs' },
    mine: ['name', 'Mine']
  },
  webhook: {
    page: '/account-admin/webhooks',
    path: '/api/v1/webhooks',
    list: { webhooks: exampleWebhooks, time_zone: 'Europe/Vienna' },
    item: exampleWebhooks[0],
    edit: 'Edit CRM',
    theirs: { url: 'https://theirs.bank.example/hooks' },
    mine: ['name', 'Mine']
  }
}

test.each(Object.entries(ITEMS))(
  '%s: what another window has saved meanwhile stays, with what is changed in the dialog',
  async (_name, { page, path, list, item, edit, theirs, mine: [name, value] }) => {
    answer(`GET ${path}`, list)
    answer('GET /api/v1/search/advisors', exampleSearchResult)
    const { root } = await open(page, admin, '.button')
    ;(await button(root, edit)).click()
    const form = await dialog(root)
    type(await until(() => form.querySelector(`[name=${name}]`)), value)
    const present = { ...item, ...theirs, revision: 'theirs' }
    const refused = { message: 'No', code: CHANGED_MEANWHILE, present }
    answer(`PUT ${path}/${item?.uuid}`, () => json(refused, 409))
    ;(await button(form, 'Save')).click()
    await until(() => form.querySelector('[role=alert] .notice.warning'))
    answer(`PUT ${path}/${item?.uuid}`, present)
    ;(await button(form, 'Save')).click()
    await closed(root)
    const saves = requests.filter(({ method }) => method === 'PUT')
    const revisions = saves.map(({ url }) => new URL(url).searchParams.get('revision'))
    expect(revisions).toEqual([item?.revision, 'theirs'])
    expect(await saves[1]?.json()).toMatchObject({ ...theirs, [name]: value })
  }
)
