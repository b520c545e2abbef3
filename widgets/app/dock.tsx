import { useCallback, useRef, useState } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../core/element/texts.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { EntryGroups, EntryList } from './entries.tsx'
import { Icon } from './icons.tsx'
import { dailyOf, type EntryGroup } from './navigation.ts'
import { useArrival } from './use-arrival.ts'

/** On a phone, below the page: what is opened most, and a dialog with all pages. */
export function Dock({ groups }: { groups: readonly EntryGroup[] }) {
  const t = useTexts<typeof appMessages>()
  const [isOpen, setOpen] = useState(false)
  const before = useRef('')
  const hasMoved = useArrival(isOpen)
  const close = useCallback(() => setOpen(false), [])
  const open = () => {
    before.current = location.href
    setOpen(true)
  }
  const follow = () => {
    // the same where the user stays with unsaved changes
    hasMoved.current = location.href !== before.current
    close()
  }
  return (
    <div className="dock">
      <nav aria-label={t('app.main-navigation')}>
        <EntryList entries={dailyOf(groups)} />
      </nav>
      <button type="button" className="entry" aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" />
        <span className="entry-name">{t('app.main-menu')}</span>
      </button>
      <Modal open={isOpen} onClose={close} title={t('app.main-menu')}>
        <nav aria-label={t('app.main-menu')}>
          <EntryGroups groups={groups} onFollow={follow} />
        </nav>
      </Modal>
    </div>
  )
}
