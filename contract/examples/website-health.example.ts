import { type DayState, HEALTH_DAYS, type Website, type WebsiteHealth } from '../website-health.ts'

const days = (stateOf: (ago: number) => DayState) =>
  Array.from({ length: HEALTH_DAYS }, (_, at) => stateOf(HEALTH_DAYS - 1 - at))

export const exampleWebsite: Website = {
  origin: 'https://www.alpenbank.example',
  is_registered: true,
  is_known: true,
  faults: [],
  seen_on: '2027-03-01',
  days_ago: 0,
  widgets: ['booking', 'card'],
  release: { pinned_to: null, is_current: true },
  refused: 0,
  failed: 0,
  blocked: [],
  days: days(() => 'seen')
}

/** One in each state, as the server sorts them. */
export const exampleWebsiteHealth: WebsiteHealth = {
  today: '2027-03-01',
  websites: [
    {
      ...exampleWebsite,
      origin: 'https://kampagne.alpenbank.example',
      is_registered: false,
      faults: ['refused'],
      seen_on: null,
      days_ago: null,
      widgets: [],
      release: null,
      refused: 7,
      days: days((ago) => (ago < 4 ? 'faulty' : 'none'))
    },
    {
      ...exampleWebsite,
      origin: 'https://karriere.alpenbank.example',
      faults: ['blocked'],
      seen_on: '2027-02-28',
      days_ago: 1,
      widgets: ['contact-form'],
      blocked: [
        { directive: 'script-src', count: 12 },
        { directive: 'connect-src', count: 3 }
      ],
      days: days((ago) => (ago < 2 ? 'faulty' : 'seen'))
    },
    {
      ...exampleWebsite,
      origin: 'https://intranet.alpenbank.example',
      faults: ['failing', 'outdated'],
      widgets: ['list'],
      release: { pinned_to: '0.1.0', is_current: false },
      failed: 2,
      days: days((ago) => (ago === 1 ? 'faulty' : 'seen'))
    },
    {
      ...exampleWebsite,
      origin: 'https://graz.alpenbank.example',
      faults: ['silent'],
      seen_on: '2027-02-20',
      days_ago: 9,
      widgets: ['whatsapp-button'],
      days: days((ago) => (ago > 8 ? 'seen' : 'none'))
    },
    {
      ...exampleWebsite,
      origin: 'https://staging.alpenbank.example',
      faults: ['unseen'],
      seen_on: null,
      days_ago: null,
      widgets: [],
      release: null,
      days: days(() => 'none')
    },
    exampleWebsite,
    {
      ...exampleWebsite,
      origin: 'https://anlage-gewinn.example',
      is_registered: false,
      is_known: false,
      faults: ['refused'],
      seen_on: null,
      days_ago: null,
      widgets: [],
      release: null,
      refused: 40,
      days: days((ago) => (ago === 1 ? 'faulty' : 'none'))
    }
  ]
}
