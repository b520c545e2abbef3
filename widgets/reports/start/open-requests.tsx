import type { startMessages } from '#contract/messages/start.messages'
import type { AdvisorStart } from '#contract/start'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { StartFigure } from './figure.tsx'
import { links } from './links.ts'

type Counts = Pick<AdvisorStart, 'open_requests' | 'unanswered_requests'>

/** The open requests, of a branch or one's own, which are urgent while somebody waits for an answer. */
export function OpenRequests({ counts, branch }: { counts: Counts; branch?: string }) {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const { open_requests, unanswered_requests } = counts
  if (open_requests === null) return null
  const count = unanswered_requests ?? 0
  return (
    <StartFigure
      name={t('start.open-requests')}
      value={new Intl.NumberFormat(tag).format(open_requests)}
      href={links.inbox(branch)}
      isUrgent={count > 0}
    >
      <span className="tile-before">{t('start.open-requests-note', { count })}</span>
    </StartFigure>
  )
}
