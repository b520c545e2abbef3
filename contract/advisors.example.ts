import { type AdvisorProfile, CONTACT_OPTIONS } from './advisors.ts'

const everything = Object.fromEntries(CONTACT_OPTIONS.map((name) => [name, true])) as AdvisorProfile['contact_options']

export const exampleAdvisor: AdvisorProfile = {
  uuid: '6b1f0a4e-2c3d-4e5f-8a9b-0c1d2e3f4a5b',
  slug: 'anna-gruber',
  first_name: 'Anna',
  last_name: 'Gruber',
  full_name: 'Mag. Anna Gruber',
  title_prefix: 'Mag.',
  title_suffix: '',
  position: 'Leiterin Wohnbau',
  phone_number: '+43 1 2345678-20',
  email_address: 'anna.gruber@demo.example',
  profile_picture_url: null,
  profile_pictures: [],
  shortcut_icon_url: null,
  custom_links: [],
  contact_options: everything
}
