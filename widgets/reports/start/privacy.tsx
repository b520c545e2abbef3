import type { startMessages } from '#contract/messages/start.messages'
import type { PrivacyStart } from '#contract/start'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Block } from './block.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links } from './links.ts'

const useMessages = useTexts<typeof startMessages>

function useNote({ overdue, next_due_on }: PrivacyStart['requests']) {
  const t = useMessages()
  const { tag } = useTextsContext()
  if (!next_due_on) return t('start.data-requests-none')
  const day = formatDay(next_due_on, tag, { dateStyle: 'medium' })
  return overdue ? t('start.data-requests-late', { count: overdue, day }) : t('start.data-requests-due', { day })
}

/** What people have asked of their data, and erasures that wait for the user. */
export function Privacy({ start: { requests, to_approve } }: { start: PrivacyStart }) {
  const t = useMessages()
  const number = new Intl.NumberFormat(useTextsContext().tag)
  const note = useNote(requests)
  return (
    <Block title={t('start.privacy')} more={{ href: links.erasing, text: t('start.find-person') }}>
      <StartFigures label={t('start.figures')}>
        <StartFigure
          name={t('start.data-requests')}
          value={number.format(requests.open)}
          href={links.dataRequests}
          isUrgent={requests.overdue > 0}
        >
          <span className="tile-before">{note}</span>
        </StartFigure>
        <StartFigure
          name={t('start.erasures-to-approve')}
          value={number.format(to_approve)}
          href={links.erasures}
          isUrgent={to_approve > 0}
        />
      </StartFigures>
    </Block>
  )
}
