import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { useTexts } from '../core/element/texts.tsx'
import { areas, isIn, visibleTabs } from './tabs.ts'

function useCurrentInView(path: string) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !current) return
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [path])
  return list
}

/** The part of the query that the area's other pages share. */
function useShared(names: readonly string[] = []): string {
  const [params] = useSearchParams()
  const shared = new URLSearchParams([...params].filter(([name]) => names.includes(name)))
  return shared.size ? `?${shared}` : ''
}

/** The tab menu of the area that the page belongs to (spec §2). */
export function TabMenu({ path }: { path: string }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const subject = useAtomValue(subjectAtom)
  const list = useCurrentInView(path)
  // where an area has one page, its entry in the menu says everything
  const area = areas.find((one) => one.tabs.length > 1 && isIn(one, path))
  const tabs = visibleTabs(area?.tabs ?? [], subject)
  const shared = useShared(area?.shared)
  if (!area || !tabs.length) return null
  return (
    <nav className="tabs" aria-label={t(area.title)}>
      <ul ref={list} className="app-width">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link href={tab.path + shared} aria-current={tab.path === path ? 'page' : undefined}>
              {t(tab.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
