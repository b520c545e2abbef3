import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../core/element/texts.tsx'
import { EntryGroups } from './entries.tsx'
import { foldedAtom } from './folded.atoms.ts'
import { Icon } from './icons.tsx'
import type { EntryGroup } from './navigation.ts'

/** The current entry is in view also where the menu is longer than the window. */
function useCurrentInView(groups: readonly EntryGroup[]) {
  const nav = useRef<HTMLElement>(null)
  const current = groups.flatMap(({ entries }) => entries).find((entry) => entry.current)?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !entry) return
    const { scrollTop, clientHeight } = nav.current
    const isSeen = entry.offsetTop >= scrollTop && entry.offsetTop + entry.offsetHeight <= scrollTop + clientHeight
    if (!isSeen) nav.current.scrollTop = entry.offsetTop - clientHeight / 2
  }, [current])
  return nav
}

/** The menu ends with the window, whether or not the page is scrolled past its header. */
function useAbove() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const { top = 0 } = box.current?.getBoundingClientRect() ?? {}
      box.current?.style.setProperty('--_above', `${Math.max(top, 0)}px`)
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])
  return box
}

/** The menu beside the page, which folds to its icons. */
export function Sidebar({ groups }: { groups: readonly EntryGroup[] }) {
  const t = useTexts<typeof appMessages>()
  const [isFolded, fold] = useAtom(foldedAtom)
  const nav = useCurrentInView(groups)
  const box = useAbove()
  return (
    <div ref={box} className={isFolded ? 'sidebar folded' : 'sidebar'}>
      <div className="sidebar-stays">
        <nav ref={nav} id="sidebar" aria-label={t('app.main-navigation')}>
          <EntryGroups groups={groups} />
        </nav>
        <button
          type="button"
          className="entry"
          aria-expanded={!isFolded}
          aria-controls="sidebar"
          onClick={() => fold(!isFolded)}
        >
          <Icon name="panel" />
          <span className="entry-name">{t(isFolded ? 'app.unfold' : 'app.fold')}</span>
        </button>
      </div>
    </div>
  )
}
