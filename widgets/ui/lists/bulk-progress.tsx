import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { BulkChange } from '#contract/bulk-changes'
import type { BulkChangeAtoms } from '../../core/data/bulk-changes.atoms.ts'
import { usePolling } from '../../core/data/use-polling.ts'
import type { Values } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../base/use-focus-restore.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './bulk-change.css?inline'

/** The texts of each noun, without its name. */
export type BulkText = 'running' | 'done' | 'cancelled' | 'left-out' | 'more-left-out' | 'close'

const EVERY_MS = 1000

interface BulkProgressProps<Draft, Choice> {
  of: BulkChangeAtoms<Draft, Choice>
  t: (text: BulkText, values?: Values) => string
  /** The page of one that was left out. */
  addressOf: (uuid: string, name: string) => string
}

type Parts = Pick<BulkProgressProps<unknown, unknown>, 't' | 'addressOf'> & { change: BulkChange }

function useProgress<Draft, Choice>(of: BulkChangeAtoms<Draft, Choice>, current: BulkChange | undefined) {
  const refresh = useSetAtom(of.refreshAtom)
  const works = current?.state === 'running'
  usePolling(works, refresh, EVERY_MS)
}

/** Focuses it once the dialog that has started a change is closed, from wherever the list was scrolled to. */
function useInSight(box: RefObject<HTMLElement | null>, uuid: string | undefined, isAsking: boolean) {
  const seen = useRef(uuid)
  useEffect(() => {
    if (isAsking) return
    const isNew = uuid && uuid !== seen.current
    seen.current = uuid
    if (isNew) box.current?.focus()
  }, [box, uuid, isAsking])
}

/** Who was left out, each with the reasons. */
function LeftOut({ t, addressOf, change: { left_out, those_left_out } }: Parts) {
  const more = left_out - those_left_out.length
  return (
    <details className="bulk-left-out" open={left_out <= 5}>
      <summary>{t('left-out', { count: left_out })}</summary>
      <ul>
        {those_left_out.map(({ uuid, name, reasons }) => (
          <li key={uuid}>
            <Link href={addressOf(uuid, name)}>{name}</Link>
            <span>{reasons.join(' ')}</span>
          </li>
        ))}
        {more > 0 && <li>{t('more-left-out', { count: more })}</li>}
      </ul>
    </details>
  )
}

/** What the end is announced as; the progress is not. */
function Outcome({ t, change: { state, changed, same } }: Omit<Parts, 'addressOf'>) {
  if (state === 'running') return null
  return <p>{state === 'done' ? t('done', { count: changed, same }) : t('cancelled')}</p>
}

/** The progress of a change of many items, and its result: how many were changed, and which were left out and why. */
export function BulkProgress<Draft, Choice>({ of, t, addressOf }: BulkProgressProps<Draft, Choice>) {
  useStyles(css)
  const [current, setCurrent] = useAtom(of.currentAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  useProgress(of, current)
  useInSight(box, current?.uuid, useAtomValue(of.draftAtom) !== undefined)
  const works = current?.state === 'running'
  const { processed = 0, total = 0, left_out = 0 } = current ?? {}
  const isWhole = current?.state === 'done' && !left_out
  return (
    <div className="bulk-change" ref={box} tabIndex={-1}>
      {current && works && (
        <label className="bulk-changing">
          {t('running', { processed, total })}
          <progress max={Math.max(total, 1)} value={processed} />
        </label>
      )}
      <div className={current && !works ? `notice ${isWhole ? 'success' : 'warning'}` : undefined}>
        <div role="status">{current && <Outcome t={t} change={current} />}</div>
        {current && !works && (
          <>
            {left_out > 0 && <LeftOut t={t} addressOf={addressOf} change={current} />}
            <button type="button" className="button" onClick={() => setCurrent(undefined)}>
              {t('close')}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
