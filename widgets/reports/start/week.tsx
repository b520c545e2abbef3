import type { reportsMessages } from '#contract/messages/reports.messages'
import type { startMessages } from '#contract/messages/start.messages'
import type { Figure } from '#contract/reports'
import type { ReportsStart } from '#contract/start'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { isCompared } from '../reports/comparison.ts'
import { daysText } from '../reports/days.ts'
import { FigureChart } from '../reports/figure-chart.tsx'
import { Difference } from '../reports/tiles.tsx'
import { Block } from './block.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'

/** The last whole week for an analyst. */
export function Week({ start }: { start: ReportsStart }) {
  const t = useTexts<typeof startMessages & typeof reportsMessages>()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { from, to, figures } = start
  const compares = isCompared(start)
  const days = daysText(tag, start)
  return (
    <Block title={t('start.last-week')} more={{ href: links.reports, text: t('start.all-reports') }}>
      <p className="help">{days}</p>
      <StartFigures label={t('start.last-week')}>
        {figures.map(({ metric, count, before }) => (
          <StartFigure
            key={metric}
            name={t(`reports.metric-${metric}`)}
            value={number.format(count)}
            href={links.daysReport(metric, { from, to })}
          >
            {compares && <Difference count={count} before={before} metric={metric} />}
          </StartFigure>
        ))}
      </StartFigures>
      <FigureChart figure={figures[0] as Figure} report={{ ...start, step: 'day' }} isCompared={compares} />
    </Block>
  )
}
