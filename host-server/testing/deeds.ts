import type { BranchTextForm } from '#contract/branch-texts'
import { examplePersonForm } from '#contract/people.example'
import type { TextType } from '#contract/profile-layout'
import { PLAIN_SEARCH } from '#contract/search'
import type { Answered, Asked } from '../core/testing/client.ts'

interface Deed extends Pick<Asked, 'body' | 'headers'> {
  params?: Record<string, string>
  query?: string
}

/** Whose answer the later deeds build on, and what is in the demo. */
export interface Known {
  answer(key: string): Answered['body']
  branch: string
  topic: string
  advisor: string
  analyst: string
  png: Buffer
  kinds: readonly TextType[]
  texts: readonly BranchTextForm[]
}

const WEEK = [{ day: 1, start_time: '09:00', end_time: '17:00' }]
const PLACE = {
  ...{ street: 'Graben 1', zip: '1010', city: 'Wien', phone_number: '', time_zone: 'Europe/Vienna' },
  ...{ latitude: null, longitude: null }
}
const TOPIC = {
  ...{ topic: 'Loans', comment: '', length: 30, buffer_before: 0, buffer_after: 0, notice_minutes: 60 },
  ...{ window_days: 90, slot_step: 30, texts: [] }
}
const SEARCH = { ...PLAIN_SEARCH, name: 'Search', slug: 'search' }
const LINK = { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}' }
const ASSISTANT = { first_name: 'Elif', last_name: 'Aydin' }
const CSV = { 'content-type': 'text/csv' }
const ANNA = { alias: 'anna-gruber' }
const PEOPLE = 'Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Karte\r\nEva;Neu;eva@demo.example;;analyst;nein'
const REDIRECTION = { path: '/zinsen', target: '/app/profile/anna-gruber' }
const person = { ...examplePersonForm, email_address: 'new@demo.example', card_email_address: '', alias: 'new-person' }
const plain = { ...person, assistant_uuid: null, managed_organizations: [], roles: ['stduser'] }

type Deeds = [key: string, of: (known: Known) => Deed][]
const made =
  (name: string) =>
  ({ answer }: Known) => ({ params: { uuid: answer(name).uuid as string } })

/** One that succeeds and changes something, for every administrative write; each builds on those before it. */
export const DEEDS: Deeds = [
  ['PUT /api/v1/settings', () => ({ body: { map_attribution: '© Karten' } })],
  ['PUT /api/v1/institution', () => ({ body: { name: 'Alpenbank Neu', language: 'de-AT' } })],
  ['PUT /api/v1/modules', () => ({ body: { module_name: 'profiles-reviews', effective_state: false } })],
  ['PUT /api/v1/tenant/logo', ({ png }) => ({ body: png, headers: { 'content-type': 'image/png' } })],
  ['DELETE /api/v1/tenant/logo', () => ({})],
  [
    'PUT /api/v1/advisors/:alias/photo',
    ({ png }) => ({ params: ANNA, body: png, headers: { 'content-type': 'image/png' } })
  ],
  ['DELETE /api/v1/advisors/:alias/photo', () => ({ params: ANNA })],

  ['POST /api/v1/appointment-topics', () => ({ body: TOPIC })],
  [
    'PATCH /api/v1/appointment-topics/:uuid',
    (known) => ({ ...made('POST /api/v1/appointment-topics')(known), body: { length: 45 } })
  ],
  [
    'PUT /api/v1/appointment-topics/:uuid/place',
    (known) => ({ ...made('POST /api/v1/appointment-topics')(known), body: { before: known.topic } })
  ],
  ['PUT /api/v1/appointment-topics/:uuid/retirement', made('POST /api/v1/appointment-topics')],
  ['DELETE /api/v1/appointment-topics/:uuid/retirement', made('POST /api/v1/appointment-topics')],
  ['DELETE /api/v1/appointment-topics/:uuid', made('POST /api/v1/appointment-topics')],
  [
    'PATCH /api/v1/appointment-topics/:uuid/advisors',
    ({ topic, advisor }) => ({ params: { uuid: topic }, body: { assign: [], withdraw: [advisor] } })
  ],

  ['PUT /api/v1/default-hours', () => ({ body: WEEK })],
  ['PUT /api/v1/organizations/:uuid/default-hours', ({ branch }) => ({ params: { uuid: branch }, body: [] })],
  ['DELETE /api/v1/organizations/:uuid/default-hours', ({ branch }) => ({ params: { uuid: branch } })],
  ['POST /api/v1/holidays', () => ({ body: { date: '2027-03-19', label: 'Umbau', kind: 'closure' } })],
  ['DELETE /api/v1/holidays/:uuid', made('POST /api/v1/holidays')],
  ['POST /api/v1/holidays/selection', () => ({ body: { days: [{ date: '2027-03-19', label: 'Josef' }] } })],

  [
    'POST /api/v1/organizations',
    () => ({ body: { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz' } })
  ],
  [
    'PUT /api/v1/organizations/:uuid',
    ({ branch }) => ({ params: { uuid: branch }, body: { name: 'Eins', alias: 'eins' } })
  ],
  [
    'PUT /api/v1/organizations/:uuid/public-profile',
    ({ branch }) => ({ params: { uuid: branch }, body: { publicProfileEnabled: false } })
  ],
  [
    'PUT /api/v1/organizations/:uuid/texts',
    ({ branch, texts }) => ({
      params: { uuid: branch },
      body: { was: texts, put: [{ title: 'Anfahrt', value: 'U1' }] }
    })
  ],
  [
    'PUT /api/v1/organizations/:uuid/metadata',
    ({ branch }) => ({ params: { uuid: branch }, body: { publicName: 'Eins' } })
  ],
  ['PUT /api/v1/organizations/:uuid/address', ({ branch }) => ({ params: { uuid: branch }, body: PLACE })],
  ['PUT /api/v1/organizations/:uuid/opening-hours', ({ branch }) => ({ params: { uuid: branch }, body: WEEK })],
  [
    'POST /api/v1/external-analyst-assignments',
    ({ branch, analyst }) => ({ body: { organization_uuid: branch, external_analyst_alias: analyst } })
  ],
  ['DELETE /api/v1/external-analyst-assignments/:uuid', made('POST /api/v1/external-analyst-assignments')],

  ['POST /api/v1/people', ({ branch }) => ({ body: { ...plain, organization_uuid: branch } })],
  [
    'PUT /api/v1/people/:uuid',
    (known) => {
      const { revision } = known.answer('POST /api/v1/people')
      const body = { ...plain, organization_uuid: known.branch, position: 'Leitung', revision }
      return { ...made('POST /api/v1/people')(known), body }
    }
  ],
  ['POST /api/v1/people/:uuid/invitation', made('POST /api/v1/people')],
  ['DELETE /api/v1/people/:uuid/invitation', made('POST /api/v1/people')],
  ['POST /api/v1/people/:uuid/deactivation', (known) => ({ ...made('POST /api/v1/people')(known), body: {} })],
  ['DELETE /api/v1/people/:uuid/deactivation', made('POST /api/v1/people')],
  ['POST /api/v1/people-imports', () => ({ query: '?file_name=a.csv', body: PEOPLE, headers: CSV })],
  ['POST /api/v1/people-imports/:uuid/cancel', made('POST /api/v1/people-imports')],
  ['POST /api/v1/people-imports/:uuid/start', made('POST /api/v1/people-imports')],
  ['POST /api/v1/people-imports/:uuid/invitations', made('POST /api/v1/people-imports')],
  ['POST /api/v1/people/invitations', () => ({ body: {} })],
  ['POST /api/v1/advisors/:alias/wallet-cards/hand-over', () => ({ params: ANNA, body: { successor: 'lukas-hofer' } })],
  ['POST /api/v1/advisors/:alias/wallet-cards/revocation', () => ({ params: ANNA })],

  ['POST /api/v1/redirections', () => ({ body: REDIRECTION })],
  [
    'PUT /api/v1/redirections/:uuid',
    (known) => ({ ...made('POST /api/v1/redirections')(known), body: { ...REDIRECTION, path: '/kredite' } })
  ],
  ['DELETE /api/v1/redirections/:uuid', made('POST /api/v1/redirections')],
  ['POST /api/v1/redirections/import', () => ({ body: 'Pfad;Ziel\r\n/konto;/app/', headers: CSV })],

  [
    'PUT /api/v1/advisors-profiles/layout',
    () => ({
      body: { sections: [{ name: 'quick-contact', elements: [{ id: 'vcard', order: 0, is_visible: false }] }] }
    })
  ],
  [
    'PUT /api/v1/text-description-types',
    ({ kinds }) => ({ body: { was: kinds, put: [{ title: 'Leitspruch', place: 'header_top' }] } })
  ],
  ['POST /api/v1/custom-links', () => ({ body: LINK })],
  [
    'PUT /api/v1/custom-links/:uuid',
    (known) => ({ ...made('POST /api/v1/custom-links')(known), body: { ...LINK, icon: 'blog' } })
  ],
  ['PUT /api/v1/custom-links-order', ({ answer }) => ({ body: { uuids: [answer('POST /api/v1/custom-links').uuid] } })],
  [
    'PUT /api/v1/advisors/:alias/custom-links',
    ({ answer }) => ({ params: ANNA, body: [{ uuid: answer('POST /api/v1/custom-links').uuid, value: 'anna' }] })
  ],
  [
    'PUT /api/v1/advisors/:alias/text-descriptions',
    ({ answer }) => ({
      params: ANNA,
      body: [{ uuid: answer('PUT /api/v1/text-description-types')[0].uuid, value: 'Zuhören, dann rechnen.' }]
    })
  ],
  ['DELETE /api/v1/custom-links/:uuid', made('POST /api/v1/custom-links')],

  ['POST /api/v1/assistants', () => ({ body: ASSISTANT })],
  [
    'PUT /api/v1/assistants/:uuid',
    (known) => ({ ...made('POST /api/v1/assistants')(known), body: { ...ASSISTANT, phone_number: '+43 1 99999' } })
  ],
  [
    'PUT /api/v1/assistants/:uuid/photo',
    (known) => ({
      ...made('POST /api/v1/assistants')(known),
      body: known.png,
      headers: { 'content-type': 'image/png' }
    })
  ],
  ['DELETE /api/v1/assistants/:uuid/photo', made('POST /api/v1/assistants')],
  ['DELETE /api/v1/assistants/:uuid', made('POST /api/v1/assistants')],

  ['POST /api/v1/search-forms', () => ({ body: SEARCH })],
  [
    'PUT /api/v1/search-forms/:uuid',
    (known) => ({ ...made('POST /api/v1/search-forms')(known), body: { ...SEARCH, name: 'Find' } })
  ],
  ['DELETE /api/v1/search-forms/:uuid', made('POST /api/v1/search-forms')]
]
