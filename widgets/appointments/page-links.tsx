import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts } from '../core/texts.tsx'

interface PageLinksProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Leads to the neighbours of a page, where there is more than one. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  const t = useTexts<typeof appointmentsMessages>()
  if (pages < 2) return null
  return (
    <nav className="appt-pages" aria-label={t('appointments.pages')}>
      {page > 1 && (
        <Link className="button" rel="prev" href={addressOf(page - 1)}>
          {t('appointments.previous')}
        </Link>
      )}
      <span>{t('appointments.page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className="button" rel="next" href={addressOf(page + 1)}>
          {t('appointments.next')}
        </Link>
      )}
    </nav>
  )
}
