import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import type { AuditPage } from '#contract/audit'
import type { auditMessages } from '#contract/audit.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Busy } from '../ui/busy.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useStyles } from '../ui/use-styles.ts'
import {
  exportAtom,
  failureAtom,
  isNarrowedAtom,
  isReversedAtom,
  loadAtom,
  logAtom,
  moreAtom,
  statusAtom
} from './audit-log.atoms.ts'
import css from './audit-log.css?inline'
import { AuditEntryRow } from './entry.tsx'
import { Filters } from './filters.tsx'

const useMessages = useTexts<typeof auditMessages & typeof uiMessages>

interface EntriesProps {
  log: AuditPage
  /** So many entries were shown when more were asked for. */
  shown: RefObject<number>
}

function Entries({ log, shown }: EntriesProps) {
  const t = useMessages()
  const isNarrowed = useAtomValue(isNarrowedAtom)
  const isTurning = useAtomValue(statusAtom) === 'processing'
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

/** Every administrative change, the latest first, narrowed down by whoever, what and when. */
export function AuditLog() {
  useStyles(css)
  const t = useMessages()
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const log = useAtomValue(logAtom)
  const file = useAtomValue(exportAtom)
  const isReversed = useAtomValue(isReversedAtom)
  const load = useSetAtom(loadAtom)
  const box = useRef<HTMLElement>(null)
  const shown = useRef(0)
  // with the last page the button goes: whoever pressed it reads on where that begins
  useKeptFocus(box, (node) => node.querySelectorAll<HTMLElement>('.audit-entry')[shown.current] ?? node)
  useEffect(() => void load(), [load])
  return (
    <section className="card" ref={box} tabIndex={-1}>
      <Filters />
      <div className="audit-bar">
        <p className="help" role="status">
          {log && status !== 'error' && t('audit.count', { count: log.total })}
        </p>
        {!isReversed && (
          <a className="button" href={file} download>
            {t('audit.export')}
          </a>
        )}
      </div>
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void load()} />}
      {log && status !== 'error' && <Entries log={log} shown={shown} />}
    </section>
  )
}
