import type { startMessages } from '#contract/messages/start.messages'
import type { InstitutionStart } from '#contract/start'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { hasEarlier } from '../reports/comparison.ts'
import { Difference } from '../reports/tiles.tsx'
import { Attention } from './attention.tsx'
import { Block } from './block.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'
import { SetUp } from './set-up.tsx'

/** What an administrator looks at first. */
export function Institution({ start }: { start: InstitutionStart }) {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { steps, bookings, talks } = start
  const isCompared = hasEarlier([bookings, talks])
  const href = links.weekReport('booked')
  return (
    <>
      {steps.length > 0 && <SetUp steps={steps} people={start.people} />}
      <Attention start={start} isNew={steps.length > 0} />
      <Block title={t('start.week')} more={{ href: links.reports, text: t('start.all-reports') }}>
        <p className="help">{t(isCompared ? 'start.week-before' : 'start.week-alone')}</p>
        <StartFigures label={t('start.week')}>
          <StartFigure name={t('start.bookings')} value={number.format(bookings.count)} href={href}>
            {isCompared && <Difference {...bookings} />}
          </StartFigure>
          <StartFigure name={t('start.held')} value={number.format(talks.count)}>
            {isCompared && <Difference {...talks} />}
          </StartFigure>
        </StartFigures>
      </Block>
    </>
  )
}
