import type { Absence } from '#contract/advisors'
import type { uiAbsenceMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

interface AbsenceNoticeProps {
  absence: Absence | undefined
  /** The stand-in's link without the alias. */
  path: string
  /** What the link carries on of this page's address. */
  query?: string
}

/** An advisor's absence: until when, their message, and the stand-in. */
export function AbsenceNotice({ absence, path, query = '' }: AbsenceNoticeProps) {
  const t = useTexts<typeof uiAbsenceMessages>()
  const { tag, written_in } = useTextsContext()
  if (!absence) return null
  const { until, text, stand_in } = absence
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))
  return (
    <div className="absence">
      <p>
        <strong>{t('ui.absent', { day })}</strong> <span lang={written_in}>{text}</span>
      </p>
      {stand_in && (
        <p>
          {t('ui.stand-in')} <a href={path + stand_in.slug + query}>{stand_in.full_name}</a>
        </p>
      )}
    </div>
  )
}
