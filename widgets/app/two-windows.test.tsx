import { beforeEach, expect, test } from 'vitest'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { conflict, tagged } from '../testing/conflict.ts'
import { type, until } from '../testing/mount.ts'
import { answer, requests } from '../testing/network.ts'
import { open, prepareApp } from './testing.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'

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
  path: string
  present: object
  /** What another window has made of it. */
  theirs: object
  /** Changes something else here. */
  mine(root: ParentNode): void
  /** What is sent in the end. */
  both: object
}

const field = (root: ParentNode, name: string) => root.querySelector(`main [name=${name}]`) as HTMLInputElement
const withoutMail = exampleCardOptions.options.map((one) => ({
  ...one,
  is_on: one.is_on && one.name !== 'email_address'
}))

const PARTS: Record<string, Part> = {
  'contact options': {
    page: '/my-card',
    path: '/contact-options',
    present: exampleCardOptions,
    theirs: { ...exampleCardOptions, options: withoutMail },
    mine: (root) => field(root, 'option-vcard').click(),
    both: { contact_options: ['online_appointment', 'whatsapp'] }
  },
  keywords: {
    page: '/my-card',
    path: '/tags',
    present: { tags: ['Wohnen'] },
    theirs: { tags: ['Wohnen', 'Pension'] },
    mine: (root) => type(field(root, 'tags'), 'Wohnen, Auto'),
    // one field: mine is shown, and theirs can be looked at
    both: { tags: ['Wohnen', 'Auto'] }
  },
  experience: {
    page: '/my-card',
    path: '/experience',
    present: exampleExperience,
    theirs: { ...exampleExperience, since: 2001 },
    mine: (root) => type(field(root, 'certificates'), 'Geprüft'),
    both: { since: 2001, certificates: [{ name: 'Geprüft', year: null }] }
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
    }
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
    }
  },
  WhatsApp: {
    page: '/whatsapp/settings',
    path: '/whatsapp/settings',
    present: exampleWhatsAppSettings,
    theirs: { ...exampleWhatsAppSettings, whatsapp_enable: !exampleWhatsAppSettings.whatsapp_enable },
    mine: (root) => type(field(root, 'whatsapp_id'), 'ANNA-2'),
    both: { whatsapp_enable: !exampleWhatsAppSettings.whatsapp_enable, whatsapp_id: 'ANNA-2' }
  }
}

test.each(Object.entries(PARTS))(
  '%s: what another window has saved meanwhile stays, with what is changed here',
  async (_name, part) => {
    const { page, path, present, theirs, mine, both } = part
    answer(`GET ${OWN}${path}`, tagged(present, 'a'))
    answer(`PUT ${OWN}${path}`, conflict)
    const { root } = await open(page, undefined, 'main form')
    const press = async (selector: string) => (await until(() => root.querySelector<HTMLElement>(selector))).click()
    await until(() => root.querySelector('main form input'))
    mine(root)
    answer(`GET ${OWN}${path}`, tagged(theirs, 'b'))
    await press('main [type=submit][aria-disabled=false]')
    await until(() => root.querySelector('[role=alert] .notice.warning'))
    answer(`PUT ${OWN}${path}`, tagged(theirs, 'c'))
    await press('[role=alert] .notice.warning .primary')
    await until(() => !root.querySelector('[role=alert] .notice.warning'))
    const saves = requests.filter(({ method }) => method === 'PUT')
    expect(saves.map(({ url }) => new URL(url).searchParams.get('revision')?.[0])).toEqual(['a', 'b'])
    expect(await saves[1]?.json()).toMatchObject(both)
  }
)
