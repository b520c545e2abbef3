import { useAtomValue, useSetAtom } from 'jotai'
import type { paletteMessages } from '#contract/messages/palette.messages'
import { subjectAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { openGroups } from '../tabs.ts'
import { openAtom } from './palette.atoms.ts'
import { isApple } from './shortcut.ts'

/** Opens the palette, and shows its shortcut where there is room; not for users who have nothing to find. */
export function SearchButton() {
  const t = useTexts<typeof paletteMessages>()
  const setOpen = useSetAtom(openAtom)
  if (!openGroups(useAtomValue(subjectAtom)).length) return null
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      onClick={() => setOpen(true)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="5.25" />
        <path d="m12.75 12.75 4 4" />
      </svg>
      <span className="search-name">{t('palette.title')}</span>
      <span className="search-keys" aria-hidden="true">
        {isApple() ? '⌘ K' : t('palette.keys')}
      </span>
    </button>
  )
}
