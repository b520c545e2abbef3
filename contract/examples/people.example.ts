import type { HandOver, ListedPerson, PeoplePage, Person, PersonChoices, PersonForm } from '../people.ts'

const vienna = { uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d11', name: 'Filiale Wien Innere Stadt' }
const graz = { uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d12', name: 'Filiale Graz Herrengasse' }

export const examplePersonForm: PersonForm & Pick<Person, 'contact_options'> = {
  first_name: 'Katharina',
  last_name: 'Steiner-Waldhäusl',
  email_address: 'k.steiner@demo.example',
  organization_uuid: vienna.uuid,
  roles: ['orgadmin', 'stduser'],
  managed_organizations: [vienna.uuid],
  has_card: true,
  alias: 'katharina-steiner-waldhaeusl',
  title_prefix: 'Dr.',
  title_suffix: 'MBA',
  position: 'Leiterin der Filiale',
  phone_number: '+43 1 2345678-21',
  card_email_address: 'katharina.steiner@demo.example',
  is_institutional: true,
  assistant_uuid: null,
  contact_options: ['email_address', 'online_appointment', 'vcard']
}

export const examplePerson: Person = {
  ...examplePersonForm,
  uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e6f',
  full_name: 'Dr. Katharina Steiner-Waldhäusl, MBA',
  organization: { ...vienna, slug: 'wien-innere-stadt' },
  status: 'active',
  profile_picture_url: null,
  invitation: null,
  second_factor_since: null,
  passkeys: 0,
  sign_in_lock: null,
  deactivated_at: null,
  successor: null,
  former_aliases: ['katharina-steiner'],
  is_self: false,
  revision: '3f0c9a7e51d2',
  time_zone: 'Europe/Vienna'
}

export const examplePersonChoices: PersonChoices = {
  branches: [
    { ...graz, city: 'Graz' },
    { ...vienna, city: 'Wien' }
  ],
  assistants: [
    { uuid: '5f0a1b2c-3d4e-4f5a-8b9c-0d1e2f3a4b5c', full_name: 'Petra Novak', profile_picture_url: null, branch: '' }
  ],
  contact_options: ['online_appointment', 'vcard']
}

const listed = (person: Partial<ListedPerson>): ListedPerson => ({
  uuid: examplePerson.uuid,
  full_name: examplePerson.full_name,
  email_address: examplePerson.email_address,
  slug: examplePerson.alias,
  position: examplePerson.position,
  profile_picture_url: null,
  organization: vienna,
  roles: examplePerson.roles,
  is_institutional: true,
  status: 'active',
  last_sign_in_at: '2026-11-20T15:04:00Z',
  ...person
})

export const examplePeople: PeoplePage = {
  people: [
    listed({
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e60',
      full_name: 'Mag. Anna Gruber',
      slug: 'anna-gruber',
      email_address: 'anna.gruber@demo.example',
      position: 'Kundenbetreuung',
      roles: ['stduser'],
      status: 'invited',
      last_sign_in_at: null
    }),
    listed({
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e61',
      full_name: 'Margarete Admin',
      slug: null,
      position: '',
      email_address: 'admin@demo.example',
      roles: ['accountadmin'],
      organization: null,
      is_institutional: false
    }),
    listed({
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e62',
      full_name: 'Lukas Hofer',
      slug: 'lukas-hofer',
      email_address: 'lukas.hofer@demo.example',
      roles: [],
      organization: graz,
      status: 'none',
      last_sign_in_at: null
    }),
    listed({})
  ],
  total: 4,
  uninvited: 1,
  page_size: 50,
  branches: [
    { ...graz, city: 'Graz' },
    { ...vienna, city: 'Wien' }
  ],
  time_zone: 'Europe/Vienna'
}

const JASMINA_AND_GEORG = [
  { uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e63', full_name: 'Jasmina Petrović' },
  { uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e64', full_name: 'DI Georg Lechner' }
]

const clash = (index: number) => ({
  uuid: `0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e7${index}`,
  starts_at: `2026-12-0${index + 1}T09:00:00Z`,
  ends_at: `2026-12-0${index + 1}T09:30:00Z`,
  type: 'in-branch' as const,
  topic: 'Wohnbaufinanzierung',
  customer: 'Vera Visitor',
  free: JASMINA_AND_GEORG.map((one, at) => ({ ...one, is_offered: !at })),
  proposed_uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e63'
})

export const exampleHandOver: HandOver = {
  appointments: 12,
  requests: 3,
  cards: 48,
  candidates: [
    {
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e60',
      full_name: 'Mag. Anna Gruber',
      branch: vienna.name,
      profile_picture_url: null,
      is_near: true,
      clashes: 0,
      unoffered: 0
    },
    ...JASMINA_AND_GEORG.map((one) => ({
      ...one,
      branch: vienna.name,
      profile_picture_url: null,
      is_near: true,
      clashes: 3,
      unoffered: 0
    })),
    {
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e62',
      full_name: 'Lukas Hofer',
      branch: graz.name,
      profile_picture_url: null,
      is_near: false,
      clashes: null,
      unoffered: null
    }
  ],
  suggested_uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e60',
  clashes: [clash(0), clash(1)],
  time_zone: 'Europe/Vienna'
}
