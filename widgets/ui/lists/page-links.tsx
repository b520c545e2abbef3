import { Link } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './page-links.css?inline'

interface PageLinksProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Links to the previous and next page, if there is more than one page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  useStyles(css)
  const t = useTexts<typeof listsMessages>()
  if (pages < 2) return null
  return (
    <nav className="page-links" aria-label={t('lists.pages')}>
      {page > 1 && (
        <Link className="button" rel="prev" href={addressOf(page - 1)}>
          {t('lists.previous')}
        </Link>
      )}
      <span>{t('lists.page', { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <Link className="button" rel="next" href={addressOf(page + 1)}>
          {t('lists.next')}
        </Link>
      )}
    </nav>
  )
}
