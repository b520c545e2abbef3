import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import type { Publication } from '#contract/publication'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

/** A moment in the institution's time zone. */
export function useMoment(timeZone: string) {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (at: string) => format.format(new Date(at))
}

/** Whether a page is public, and what is planned. */
export function PageState({ page, timeZone }: { page: Publication & { is_start?: boolean }; timeZone: string }) {
  const t = useTexts<typeof contentPagesMessages>()
  const moment = useMoment(timeZone)
  const { state, version, public_version, publish_version, publish_at, withdraw_at, is_start } = page
  const notes = [
    is_start && t('content-pages.start'),
    state === 'public' && !publish_at && version !== public_version && t('content-pages.newer'),
    publish_at && t('content-pages.from', { version: publish_version ?? 0, moment: moment(publish_at) }),
    withdraw_at && t('content-pages.until', { moment: moment(withdraw_at) })
  ].filter(Boolean)
  return (
    <span className="page-state">
      <span className={`page-state-name ${state}`}>{t(`content-pages.state-${state}`)}</span>
      {notes.length > 0 && <span className="help">{notes.join(', ')}</span>}
    </span>
  )
}
