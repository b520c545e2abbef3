import type { EachText } from '#contract/branch-events'
import { languageOf } from '#contract/locales'
import { tokenOf } from '../booking/branch-events/registrations.service.ts'
import { DAY, instant } from '../core/base/clock.ts'
import { dayLater, dayOf, timeOn } from '../core/base/days.ts'
import { hashToken } from '../core/security/tokens.ts'
import { isWeekend } from './holidays.ts'
import { idOf, insertAll, type Seeding } from './seeding.ts'

interface DemoEvent {
  key: string
  title: EachText
  description: EachText
  /** In so many days, or so many days ago; after a weekend. */
  days: number
  seats: number
  /** How many guests it has, of whom those beyond the seats wait. */
  guests: number
  online_url?: string
}

const EVENTS: readonly DemoEvent[] = [
  {
    key: 'housing',
    title: { de: 'Der Weg zur eigenen Wohnung', en: 'Buying your first flat' },
    description: {
      de: 'Was möglich ist, was es kostet und welche Förderungen es gibt.\nMit Zeit für Ihre Fragen.',
      en: 'What is possible, what it costs, and which subsidies there are.\nWith time for your questions.'
    },
    days: 12,
    seats: 30,
    guests: 6
  },
  {
    key: 'retirement',
    title: { de: 'Vorsorge für Selbstständige', en: 'Pensions for the self-employed' },
    description: {
      de: 'Eine Stunde über Pension, Steuern und Sicherheit.',
      en: 'An hour about pensions, taxes and security.'
    },
    days: 19,
    seats: 4,
    guests: 6,
    online_url: 'https://meet.example/pensions'
  },
  {
    key: 'safe-online',
    title: { de: 'Sicher online', en: 'Safe online' },
    description: { de: '', en: '' },
    days: -9,
    seats: 15,
    guests: 5
  }
]

const NAMES = [
  ['Eva', 'Auer'],
  ['Max', 'Berger'],
  ['Lena', 'Fuchs'],
  ['Jonas', 'Haas'],
  ['Nina', 'Leitner'],
  ['Paul', 'Winter']
] as const

/** Events of the first branch; who came to the past one is noted. */
export async function seedBranchEvents(seeding: Seeding) {
  const { tenant, now, secret } = seeding
  const [branch] = tenant.branches
  if (!branch) return
  const zone = branch.time_zone
  for (const { key, title, description, days, seats, guests, online_url = '' } of EVENTS) {
    const uuid = idOf(tenant, 'event', key)
    const asked = dayLater(dayOf(now, zone), days)
    const day = isWeekend(asked) ? dayLater(asked, 2) : asked
    const [starts_at, ends_at] = [timeOn(day, '18:00', zone), timeOn(day, '19:30', zone)]
    await insertAll(seeding, 'branch_events', [
      {
        uuid,
        organization_uuid: idOf(tenant, 'branch', branch.alias),
        state: 'published',
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        starts_at,
        ends_at,
        place: online_url ? 'online' : 'branch',
        address: '',
        online_url,
        seats,
        closes_at: null,
        revision: 0,
        cancel_reason: ''
      }
    ])
    const rows = NAMES.slice(0, guests).map(([first_name, last_name], at) => {
      const guest = idOf(tenant, 'event-guest', key, at)
      return {
        uuid: guest,
        token_hash: hashToken(tokenOf(secret, guest)),
        event_uuid: uuid,
        state: at < seats ? ('registered' as const) : ('waiting' as const),
        first_name,
        last_name,
        email: `${first_name.toLowerCase()}.${last_name.toLowerCase()}@visitor.example`,
        seats: 1,
        language: languageOf(tenant.language),
        campaign: '',
        created_at: instant(now.getTime() - (20 - at) * DAY),
        ends_at,
        attended_at: days < 0 && at < guests - 1 ? starts_at : null
      }
    })
    await insertAll(seeding, 'event_registrations', rows)
  }
}
