import type { ContentPages } from '#contract/content-pages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useTexts } from '../../core/element/texts.tsx'

interface StartWarningProps extends Pick<ContentPages, 'origin' | 'home'> {
  page: { is_start: boolean }
}

/** What the institution's own address shows once its start page is no longer public. */
export function StartWarning({ page, origin, home }: StartWarningProps) {
  const t = useTexts<typeof contentPagesMessages>()
  if (!page.is_start) return null
  return <p className="notice warning">{t('content-pages.start-warning', { origin, home })}</p>
}
