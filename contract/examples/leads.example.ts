import { LEAD_CONSENT, type Lead, type LeadsPage } from '../leads.ts'

const uuid = (nth: number) => `5a1e7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const first: Lead = {
  uuid: uuid(1),
  revision: 'a1',
  created_at: '2026-11-23T08:40:00Z',
  first_name: 'Vera',
  last_name: 'Visitor',
  company: 'Tischlerei Holzer',
  email: 'vera@visitor.example',
  phone: '+43 660 1234567',
  note: 'Wir planen eine neue Halle.',
  campaign: 'fair',
  state: 'new',
  internal_note: '',
  consent_text:
    'I agree that Alpenbank stores these details and contacts me by e-mail or phone. I can withdraw this at any time, for example with the link in the confirmation e-mail.',
  consent_version: LEAD_CONSENT,
  advisor: {
    uuid: uuid(90),
    full_name: 'Mag. Anna Gruber',
    slug: 'anna-gruber',
    profile_picture_url: null,
    has_left: false,
    branch: 'Graz Hauptplatz'
  }
}

export const exampleLeads: Lead[] = [
  first,
  {
    ...first,
    uuid: uuid(2),
    first_name: 'Maximilian-Alexander',
    last_name: 'Grundstücksverkehrsgenehmiger',
    company: '',
    phone: '',
    note: '',
    campaign: '',
    email: 'maximilian-alexander.grundstuecksverkehrsgenehmiger@visitor.example',
    state: 'contacted',
    internal_note: 'Ruft im Mai an.',
    created_at: '2026-11-20T14:05:00Z'
  },
  {
    ...first,
    uuid: uuid(3),
    first_name: 'Ida',
    last_name: 'Reiter',
    company: 'Bergblick GmbH',
    state: 'done',
    created_at: '2026-11-02T09:00:00Z',
    advisor: { ...first.advisor, full_name: 'Max Huber', slug: 'max-huber', has_left: true }
  }
]

/** What an advisor sees. */
export const exampleLeadsPage: LeadsPage = {
  leads: exampleLeads,
  total: exampleLeads.length,
  page_size: 25,
  branches: [],
  campaigns: ['fair']
}

/** What an administrator sees. */
export const exampleLeadsOfAll: LeadsPage = {
  ...exampleLeadsPage,
  branches: [
    { uuid: uuid(50), name: 'Graz Hauptplatz', city: 'Graz' },
    { uuid: uuid(51), name: 'Wien Mitte', city: 'Wien' }
  ]
}
