import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { peopleMessages } from '#contract/messages/people.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { loadCurrentAtom, staleAtom } from './person.atoms.ts'

/** Reports a conflict, and merges others' changes into the form. */
export function Outdated() {
  const t = useTexts<typeof peopleMessages>()
  const stale = useAtomValue(staleAtom)
  const load = useSetAtom(loadCurrentAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  const isWaiting = stale && stale !== 'loaded'
  return (
    <div className="person-outdated" ref={box} tabIndex={-1}>
      <div role="alert">
        {isWaiting && (
          <div className="notice warning stack">
            <p>{stale === 'loading' ? t('people.changed-meanwhile') : stale.message}</p>
            <p>{t('people.changed-help')}</p>
            <div>
              <Busy className="button" busy={stale === 'loading'} onClick={() => void load()}>
                {t('people.load-current')}
              </Busy>
            </div>
          </div>
        )}
      </div>
      <div role="status">{stale === 'loaded' && <p className="notice">{t('people.current-loaded')}</p>}</div>
    </div>
  )
}
