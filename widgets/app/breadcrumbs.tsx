import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { pageTitleAtom } from '../core/data/page-title.ts'
import { useTexts } from '../core/element/texts.tsx'
import { trailOf } from './navigation.ts'
import { useAddresses } from './query-of-list.ts'

/** Where a page is that the menu does not list; `title` is what it calls itself. */
export function Breadcrumbs({ path, title }: { path: string; title: string }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const addressOf = useAddresses()
  const own = useAtomValue(pageTitleAtom)
  const above = trailOf(path, own?.parent)
  if (!above.length) return null
  return (
    <nav className="trail" aria-label={t('app.trail')}>
      <ol className="app-width">
        {above.map((page) => (
          <li key={page.path}>
            <Link href={addressOf(page.path)}>{t(page.title)}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
