import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { branchClosingMessages } from '#contract/messages/branch-closing.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { organizationAtom } from '../organizations/organization.atoms.ts'
import { busyAtom, changeAtom, mayCloseAtom } from './branch-closing.atoms.ts'

function Notice({ uuid, since }: { uuid: string; since: string }) {
  const t = useTexts<typeof branchClosingMessages>()
  const { tag } = useTextsContext()
  const { time_zone } = useAtomValue(organizationAtom)
  const mayClose = useAtomValue(mayCloseAtom)
  const isBusy = useAtomValue(busyAtom)
  const change = useSetAtom(changeAtom)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: time_zone }).format(new Date(since))
  return (
    <div className="notice warning stack">
      <p>{t('branch-closing.closed', { day })}</p>
      {mayClose && (
        <div>
          <Busy className="button" busy={isBusy} onClick={() => void change(uuid, false)}>
            {t('branch-closing.reopen')}
          </Busy>
        </div>
      )}
    </div>
  )
}

/** Says that the branch is closed, and reopens it. */
export function ClosedNotice({ uuid }: { uuid: string }) {
  const { closed_at } = useAtomValue(organizationAtom)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(closed_at)
  useFocusRestore(box, (node) => node)
  useEffect(() => {
    // the button that closed the branch is gone, and the notice may be out of sight
    if (closed_at && !shown.current) box.current?.focus()
    shown.current = closed_at
  }, [closed_at])
  return (
    <div className="org-closed-notice" ref={box} tabIndex={-1}>
      {closed_at && <Notice uuid={uuid} since={closed_at} />}
    </div>
  )
}
