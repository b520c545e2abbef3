import type { AdvisorProfile } from '../advisors.ts'
import { CONTACT_OPTIONS } from '../contact-options.ts'

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

const linkedin = {
  uuid: '0b54a5f4-0d9c-4a57-8f4c-777777777777',
  icon: 'linkedin',
  label: 'LinkedIn',
  value: 'https://www.linkedin.example/in/anna-gruber'
}
const website = {
  uuid: '0b54a5f4-0d9c-4a57-8f4c-666666666666',
  icon: 'home',
  label: 'alpenbank.example',
  value: 'https://www.alpenbank.example/'
}

/** The same with every optional part. */
export const exampleProfile: AdvisorProfile = {
  ...exampleAdvisor,
  custom_links: [linkedin, website],
  organization: {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888888',
    name: 'Branch Graben',
    slug: 'graben',
    has_page: true,
    address: { street: 'Graben 21', zip: '1010', city: 'Vienna' },
    map: null
  },
  assistant: {
    first_name: 'Sabine',
    last_name: 'Wallner',
    profile_picture_url: null,
    phone_number: '+43 1 2345678-10',
    email_address: 'service@demo.example'
  },
  tags: ['Home loans', 'Renovation'],
  languages: ['German', 'English'],
  rating: { average: 4.7, count: 23 },
  open_today: [
    { start_time: '08:00', end_time: '12:00', has_begun: true },
    { start_time: '13:00', end_time: '15:00', has_begun: false }
  ],
  bookable: {
    free_times: [
      { starts_at: '2027-03-01T13:30:00Z', day: 'today', time: '14:30' },
      { starts_at: '2027-03-02T08:00:00Z', day: 'tomorrow', time: '09:00' },
      { starts_at: '2027-03-02T12:00:00Z', day: 'tomorrow', time: '13:00' },
      { starts_at: '2027-03-04T08:00:00Z', day: 'Thu 4 Mar', time: '09:00' }
    ],
    topics: [
      { uuid: '0b54a5f4-0d9c-4a57-8f4c-111111111111', topic: 'Home loans' },
      { uuid: '0b54a5f4-0d9c-4a57-8f4c-222222222222', topic: 'Opening an account' }
    ]
  },
  text_descriptions: [
    { value: 'Good decisions take time.', type: { title: 'Motto', place: 'header_top', order: 1 } },
    { value: 'Your first home, or the next.', type: { title: 'Here for you', place: 'featured', order: 2 } },
    { value: 'Twenty years in Vienna.\nGladly by video.', type: { title: 'About me', place: 'default', order: 3 } }
  ],
  offers: {
    contact: [
      'online_appointment',
      'whatsapp',
      'email_address',
      'basic_contact_form',
      'vcard',
      'wallet_cards',
      'messenger'
    ],
    networking: [website],
    social: [linkedin]
  }
}
