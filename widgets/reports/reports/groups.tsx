import type { reportsMessages } from '#contract/messages/reports.messages'
import { type Figure, REPORT_GROUPS, type Report, type ReportName } from '#contract/reports'
import { useAskedPart } from '../../core/data/use-asked-part.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { isCompared } from './comparison.ts'
import { FigureChart } from './figure-chart.tsx'
import { chartsOf, type Query } from './query-state.ts'
import { Tile } from './tiles.tsx'

const useMessages = useTexts<typeof reportsMessages>

type Group = (typeof REPORT_GROUPS)[ReportName][number]

interface GroupsProps {
  name: ReportName
  query: Query
  report: Report
  onChange: (change: Partial<Query>) => void
}

function GroupCard({ group, query, report, onChange }: GroupsProps & { group: Group }) {
  const t = useMessages()
  const metrics: readonly string[] = group.metrics
  const charts = chartsOf(query)
  const figures = report.figures.filter(({ metric }) => metrics.includes(metric))
  const asked = figures.find(({ metric }) => charts.includes(metric))
  // without values, the previous figure's chart is more useful
  const charted = asked ?? figures.find(({ count, before }) => count || before) ?? (figures[0] as Figure)
  const chart = ({ metric }: Figure) => {
    const others = charts.filter((one) => !metrics.includes(one))
    onChange({ charts: [...others, metric].join(',') })
  }
  const id = `report-${group.name}`
  return (
    <section className="card report-group" aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {t(`reports.group-${group.name}`)}
      </h2>
      <p className="help">{t(`reports.hint-${group.name}`)}</p>
      <div className="tiles">
        {figures.map((figure) => (
          <Tile
            key={figure.metric}
            figure={figure}
            isCharted={figure === charted}
            isCompared={isCompared(report)}
            onChart={() => chart(figure)}
          />
        ))}
      </div>
      <FigureChart figure={charted} report={report} isCompared={isCompared(report)} />
    </section>
  )
}

function CardsNow({ cards }: { cards: NonNullable<Report['cards']> }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const heading = useAskedPart<HTMLHeadingElement>('now')
  return (
    <section className="card report-whole" aria-labelledby="report-now">
      <h2 className="card-title" id="report-now" ref={heading} tabIndex={-1}>
        {t('reports.group-now')}
      </h2>
      <dl className="tiles">
        {(['apple', 'google'] as const).map((platform) => (
          <div key={platform} className="tile still">
            <dt className="tile-name">{t(`reports.platform-${platform}`)}</dt>
            <dd className="tile-count">{number.format(cards[platform])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A report's figures by group. */
export function Groups(props: GroupsProps) {
  const { name, report } = props
  return (
    <>
      {report.cards && <CardsNow cards={report.cards} />}
      {REPORT_GROUPS[name].map((group) => (
        <GroupCard key={group.name} {...props} group={group} />
      ))}
    </>
  )
}
