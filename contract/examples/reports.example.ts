import {
  type Campaign,
  type Figure,
  type Funnel,
  type InRanking,
  type Metric,
  metricsOf,
  RANKED_FIRST,
  RANKING_PAGE_SIZE,
  type RankedKind,
  type Ranking,
  type Report,
  type ReportName,
  type ReportScope
} from '../reports.ts'

const WIEN = '00000000-0000-4000-8000-0000000000a1'
const GRAZ = '00000000-0000-4000-8000-0000000000a2'

export const exampleReportScope: ReportScope = {
  branches: [
    { uuid: GRAZ, name: 'Filiale Graz Herrengasse', city: 'Graz', page: null },
    { uuid: WIEN, name: 'Filiale Wien Innere Stadt', city: 'Wien', page: 'wien-innere-stadt' }
  ],
  advisors: [
    {
      alias: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: null,
      branch: 'Filiale Wien Innere Stadt',
      organization_uuid: WIEN
    },
    {
      alias: 'maximilian-hohenwallner',
      full_name: 'Dipl.-Ing. Dr. Maximilian Hohenwallner-Schwarzenbacher, MBA',
      profile_picture_url: null,
      branch: 'Filiale Graz Herrengasse',
      organization_uuid: GRAZ
    }
  ],
  pages: [{ path: 'zuhause', title: 'Zuhause finanzieren' }]
}

const starts = Array.from({ length: 22 }, (_, at) => `2026-11-${`${at + 1}`.padStart(2, '0')}`)

/** The same weekdays four weeks earlier. */
const starts_before = starts.map((_, at) => `2026-10-${`${at + 4}`.padStart(2, '0')}`)

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Fewer at weekends, and different for each figure. */
function figureOf(metric: Metric, index: number): Figure {
  const height = 24 / (index + 1)
  const counts = starts.map((_, at) => Math.round(at % 7 === 0 || at % 7 === 6 ? height / 5 : height + ((at * 7) % 5)))
  const counts_before = counts.map((count, at) => Math.max(0, Math.round(count * (at % 3 ? 0.9 : 0.6))))
  return { metric, counts, counts_before, count: sum(counts), before: sum(counts_before) }
}

export const exampleReport = (report: ReportName): Report => ({
  from: '2026-11-01',
  to: '2026-11-22',
  before: { from: '2026-10-04', to: '2026-10-25' },
  step: 'day',
  starts,
  starts_before,
  figures: metricsOf(report).map(figureOf),
  cards: report === 'cards' ? { apple: 1284, google: 917 } : null,
  terms:
    report === 'search'
      ? [
          { words: 'gruber', count: 41, none: 0 },
          { words: '1010', count: 33, none: 2 },
          { words: 'wohnbaufinanzierung', count: 12, none: 12 }
        ]
      : null,
  by: metricsOf(report)[0] as Metric,
  branches: [
    { id: WIEN, name: 'Filiale Wien Innere Stadt', count: 301, before: 244 },
    { id: GRAZ, name: 'Filiale Graz Herrengasse', count: 88, before: 93 }
  ],
  advisors: [
    { id: 'anna-gruber', name: 'Mag. Anna Gruber', count: 120, before: 96 },
    {
      id: 'maximilian-hohenwallner',
      name: 'Dipl.-Ing. Dr. Maximilian Hohenwallner-Schwarzenbacher, MBA',
      count: 41,
      before: 60
    }
  ]
})

export const exampleCampaigns = [
  { name: 'flyer', visits: 412, booked: 31, requested: 12 },
  { name: 'newsletter-herbst', visits: 208, booked: 9, requested: 3 },
  { name: 'schaufenster', visits: 57, booked: 0, requested: 0 }
] satisfies Campaign[]

const TOWNS = [
  'Wien Innere Stadt',
  'Graz Herrengasse',
  'Linz Landstraße',
  'Salzburg Getreidegasse',
  'Innsbruck Maria-Theresien-Straße'
]

/** So many of a kind, those with most first. */
const rankedOf = (kind: RankedKind, count: number): InRanking[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${kind}-${at + 1}`,
    name: kind === 'advisors' ? `Mag. Anna Gruber ${at + 1}` : `Filiale ${TOWNS[at % TOWNS.length]} ${at + 1}`,
    branch: kind === 'advisors' ? `Filiale ${TOWNS[at % TOWNS.length]}` : '',
    count: Math.max(1, 301 - at),
    before: Math.max(0, 280 - at * (at % 3)),
    place: at + 1
  }))

/** A page of the whole list. */
export function exampleRanking(kind: RankedKind, total: number, page = 1, by: Metric = 'profile'): Ranking {
  const from = (page - 1) * RANKING_PAGE_SIZE
  const ranked = rankedOf(kind, total).slice(from, from + RANKING_PAGE_SIZE)
  return { by, ranked, total, page_size: RANKING_PAGE_SIZE }
}

/** The last day of it has begun: of each figure, two were counted so far today. */
export function exampleBegunReport(report: ReportName): Report {
  const whole = exampleReport(report)
  const last = starts.length - 1
  const figures = whole.figures.map((figure) => {
    const counts = figure.counts.with(last, 2)
    const counts_before = figure.counts_before.with(last, 0)
    return { ...figure, counts, counts_before, count: sum(counts), before: sum(counts_before), begun: 2 }
  })
  const before = { from: '2026-10-04', to: '2026-10-24' }
  return { ...whole, before, compared_until: '2026-11-21', starts_before: starts_before.slice(0, last), figures }
}

/** A report of an institution with more branches and advisors than it lists. */
export const exampleReportOfMany = (report: ReportName): Report => ({
  ...exampleReport(report),
  branches: rankedOf('branches', RANKED_FIRST),
  advisors: rankedOf('advisors', RANKED_FIRST)
})

export const exampleFunnel = (count = 2): Funnel => {
  const branches = rankedOf('branches', count).map(({ name }, at) => ({
    uuid: `00000000-0000-4000-8000-${`${at + 1}`.padStart(12, '0')}`,
    name,
    visits: 1240 - 23 * at,
    booked: 61 - at,
    held: 48 - at
  }))
  const all = (step: 'visits' | 'booked' | 'held') => sum(branches.map((branch) => branch[step]))
  return { total: { visits: all('visits'), booked: all('booked'), held: all('held') }, branches }
}
