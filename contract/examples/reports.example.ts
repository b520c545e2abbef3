import { type Figure, type Metric, metricsOf, type Report, type ReportName, type ReportScope } from '../reports.ts'

const WIEN = '00000000-0000-4000-8000-0000000000a1'
const GRAZ = '00000000-0000-4000-8000-0000000000a2'

export const exampleReportScope: ReportScope = {
  branches: [
    { uuid: GRAZ, name: 'Filiale Graz Herrengasse' },
    { uuid: WIEN, name: 'Filiale Wien Innere Stadt' }
  ],
  advisors: [
    { alias: 'anna-gruber', full_name: 'Mag. Anna Gruber', organization_uuid: WIEN },
    {
      alias: 'maximilian-hohenwallner',
      full_name: 'Dipl.-Ing. Dr. Maximilian Hohenwallner-Schwarzenbacher, MBA',
      organization_uuid: GRAZ
    }
  ]
}

const starts = Array.from({ length: 22 }, (_, at) => `2026-11-${`${at + 1}`.padStart(2, '0')}`)

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
  before: { from: '2026-10-01', to: '2026-10-22' },
  step: 'day',
  starts,
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
