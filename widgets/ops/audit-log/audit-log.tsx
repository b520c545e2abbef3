import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import type { AuditPage } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { exportAtom, isNarrowedAtom, isReversedAtom, loadAtom, moreAtom, stateAtom } from './audit-log.atoms.ts'
import css from './audit-log.css?inline'
import { AuditEntryRow } from './entry.tsx'
import { Filters } from './filters.tsx'

const useMessages = useTexts<typeof auditMessages & typeof uiMessages>

interface EntriesProps {
  log: AuditPage
  isTurning: boolean
  /** Number of entries shown when more were requested. */
  shown: RefObject<number>
}

function Entries({ log, isTurning, shown }: EntriesProps) {
  const t = useMessages()
  const isNarrowed = useAtomValue(isNarrowedAtom)
  const more = useSetAtom(moreAtom)
  const { entries, total, time_zone } = log
  const press = () => {
    shown.current = entries.length
    void more()
  }
  if (!entries.length) return <p className="lead">{t(isNarrowed ? 'audit.none-found' : 'audit.empty')}</p>
  return (
    <>
      <ul className="audit-entries">
        {entries.map((entry) => (
          <AuditEntryRow key={entry.uuid} entry={entry} timeZone={time_zone} />
        ))}
      </ul>
      {entries.length < total && (
        <div className="form-actions">
          <Busy className="button" busy={isTurning} onClick={press}>
            {t('audit.more')}
          </Busy>
        </div>
      )}
    </>
  )
}

/** All administrative changes, latest first, filtered by person, object and time. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const state = useAtomValue(stateAtom)
  const file = useAtomValue(exportAtom)
  const isReversed = useAtomValue(isReversedAtom)
  const load = useSetAtom(loadAtom)
  const box = useRef<HTMLElement>(null)
  const shown = useRef(0)
  // the button disappears with the last page: focus moves to the page's first entry
  useFocusRestore(box, (node) => node.querySelectorAll<HTMLElement>('.audit-entry')[shown.current] ?? node)
  useEffect(() => void load(), [load])
  return (
    <section className="card" ref={box} tabIndex={-1}>
      <Filters />
      <div className="audit-bar">
        <p className="help" role="status">
          {state.value && state.status !== 'error' && t('audit.count', { count: state.value.total })}
        </p>
        {!isReversed && (
          <a className="button" href={file} download>
            {t('audit.export')}
          </a>
        )}
      </div>
      <Requested of={{ ...state, retry: () => void load() }}>
        {(log, isTurning) => <Entries log={log} isTurning={isTurning} shown={shown} />}
      </Requested>
    </section>
  )
}
