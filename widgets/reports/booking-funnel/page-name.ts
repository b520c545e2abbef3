import type { bookingFunnelMessages } from '#contract/messages/booking-funnel.messages'
import { useTexts } from '../../core/element/texts.tsx'

const KINDS = ['card', 'branch', 'search', 'booking-page'] as const

/** What a page is called: kinds of our own by a word, others by host or path. */
export function usePageName(): (page: string) => string {
  const t = useTexts<typeof bookingFunnelMessages>()
  return (page) => {
    const kind = KINDS.find((one) => one === page)
    return kind ? t(`booking-funnel.page-${kind}`) : page
  }
}
