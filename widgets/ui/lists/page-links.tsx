import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import { PageJump } from './page-jump.tsx'
import css from './page-links.css?inline'

const useMessages = useTexts<typeof listsMessages>

/** How many numbers there are on each side of the current one. */
const BESIDE = 2
/** From this many pages on, one can jump to any. */
const JUMP_FROM = 2 * BESIDE + 2

const ARROWS = {
  first: 'm9 5-5 5 5 5M16 5l-5 5 5 5',
  previous: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
  last: 'm11 5 5 5-5 5M4 5l5 5-5 5'
}
type Step = keyof typeof ARROWS

const Arrow = ({ to }: { to: Step }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={ARROWS[to]} />
  </svg>
)

interface PageLinksProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** A link to another page; at an end its place stays empty, so that none of them moves. */
function StepLink({ to, href, children }: { to: Step; href: string | undefined; children: ReactNode }) {
  const t = useMessages()
  if (!href) {
    return (
      <span className="button page-step page-end" aria-hidden="true">
        {children}
      </span>
    )
  }
  const isNear = to === 'previous' || to === 'next'
  return (
    <Link
      className="button page-step"
      href={href}
      {...(isNear ? { rel: to === 'next' ? 'next' : 'prev' } : { 'aria-label': t(`lists.${to}`) })}
    >
      {children}
    </Link>
  )
}

/** The numbers around the current one. */
function Numbers({ page, pages, addressOf }: PageLinksProps) {
  const t = useMessages()
  const from = Math.max(1, Math.min(page - BESIDE, pages - 2 * BESIDE))
  const numbers = Array.from({ length: Math.min(pages, 2 * BESIDE + 1) }, (_, at) => from + at)
  return (
    <ul className="page-numbers">
      {numbers.map((number) => (
        <li key={number} data-far={Math.abs(number - page) > 1 || undefined}>
          <Link
            className="button page-number"
            href={addressOf(number)}
            aria-label={t('lists.page-number', { page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Links to the first, previous, next and last page and to those around the current one, if there is more than one. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  useStyles(css)
  const t = useMessages()
  if (pages < 2) return null
  const before = (to: number) => (page > 1 ? addressOf(to) : undefined)
  const after = (to: number) => (page < pages ? addressOf(to) : undefined)
  return (
    <nav className="page-links" aria-label={t('lists.pages')}>
      <div className="page-steps">
        <StepLink to="first" href={before(1)}>
          <Arrow to="first" />
        </StepLink>
        <StepLink to="previous" href={before(page - 1)}>
          <Arrow to="previous" />
          <span>{t('lists.previous')}</span>
        </StepLink>
        <Numbers page={page} pages={pages} addressOf={addressOf} />
        <StepLink to="next" href={after(page + 1)}>
          <span>{t('lists.next')}</span>
          <Arrow to="next" />
        </StepLink>
        <StepLink to="last" href={after(pages)}>
          <Arrow to="last" />
        </StepLink>
      </div>
      <div className="page-place">
        <p>{t('lists.page', { page: String(page), pages: String(pages) })}</p>
        {pages >= JUMP_FROM && <PageJump key={page} pages={pages} addressOf={addressOf} />}
      </div>
    </nav>
  )
}
