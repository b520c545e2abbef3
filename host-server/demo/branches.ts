import type { Day } from '#contract/working-hours'
import type { DemoTenant } from './demo-tenant.ts'
import { idOf, insertAll, type Seeding } from './seeding.ts'

type Opening = readonly [days: readonly Day[], start_time: string, end_time: string]

/** When branches are open, by alias: never shorter than their advisors can be booked. */
const OPENINGS: Record<string, readonly Opening[]> = {
  'wien-innere-stadt': [
    [[1], '08:00', '17:00'],
    [[2, 3, 4, 5], '08:00', '18:30']
  ],
  'salzburg-altstadt': [
    [[1, 5], '08:00', '17:00'],
    [[2, 3, 4], '08:00', '17:30'],
    [[6], '09:00', '12:00']
  ],
  'graz-herrengasse': [
    [[1], '08:30', '17:00'],
    [[2, 3, 4, 5], '08:30', '18:30']
  ],
  'london-cornhill': [
    [[1], '08:00', '17:00'],
    [[2, 3, 4, 5], '08:00', '18:30'],
    [[6], '09:00', '12:00']
  ],
  'lisboa-chiado': [
    [[1], '08:30', '17:00'],
    [[2, 3, 4, 5], '08:30', '18:30']
  ],
  'helsinki-esplanadi': [[[1, 2, 3, 4, 5], '08:00', '17:00']]
}

const TEXTS = {
  alpenbank: [
    {
      title: 'Willkommen',
      value:
        'Konto, Wohnen, Vorsorge oder Veranlagung: Wir nehmen uns Zeit für Sie.\nMit Termin haben wir alles vorbereitet, wenn Sie kommen.'
    },
    {
      title: 'Gut zu wissen',
      value:
        'Das Foyer mit Bankomat und Kontoauszügen ist rund um die Uhr offen.\nDer Eingang ist stufenlos, in der Beratung gibt es eine induktive Höranlage.'
    }
  ],
  nordbank: [
    {
      title: 'Welcome',
      value:
        'Everyday banking, a home of your own or saving for later: take your time, we will take ours.\nWith an appointment, everything is prepared when you arrive.'
    },
    {
      title: 'Good to know',
      value:
        'The cash machines in the lobby are open day and night.\nThe entrance is step-free, with a hearing loop inside.'
    }
  ]
} as const

const rowsOf = (organization_uuid: string, openings: readonly Opening[]) =>
  openings.flatMap(([days, start_time, end_time]) =>
    days.map((day) => ({ organization_uuid, day, start_time, end_time }))
  )

/** What the public pages of a tenant's branches show. */
export async function seedBranchPages(seeding: Seeding) {
  const { tenant } = seeding
  const each = <T>(make: (uuid: string, branch: DemoTenant['branches'][number]) => readonly T[]) =>
    tenant.branches.flatMap((branch) => make(idOf(tenant, 'branch', branch.alias), branch))
  const openings = each((uuid, { alias }) => rowsOf(uuid, OPENINGS[alias] ?? []))
  await insertAll(seeding, 'opening_hours', openings)
  const texts = each((organization_uuid) =>
    TEXTS[tenant.key].map((text, position) => ({ organization_uuid, position, ...text }))
  )
  await insertAll(seeding, 'organization_texts', texts)
}
