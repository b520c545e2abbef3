import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { type FileImport, type FileImportRow, ROW_OUTCOMES, type RowOutcome } from '#contract/file-imports'
import type { fileImportsMessages } from '#contract/messages/file-imports.messages'
import type { FileImportAtoms } from '../../core/data/file-imports.atoms.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'
import { ImportRows } from './import-rows.tsx'

const useMessages = useTexts<typeof fileImportsMessages>

interface ReportProps<I extends FileImport, R extends FileImportRow> {
  of: FileImportAtoms<I, R>
  current: I
  /** What else is said of a row. */
  markOf?: ((row: R) => ReactNode) | undefined
}

interface OutcomeProps<I extends FileImport, R extends FileImportRow> extends ReportProps<I, R> {
  outcome: RowOutcome
}

function Rows<I extends FileImport, R extends FileImportRow>({ of, current, markOf, outcome }: OutcomeProps<I, R>) {
  const t = useMessages()
  const listed = useAtomValue(of.listedAtom)[outcome]
  const more = useSetAtom(of.moreAtom)
  const retry = useSetAtom(of.retryAtom)
  const isUnread = !listed
  useEffect(() => {
    if (isUnread) void more(current.uuid, outcome)
  }, [isUnread, current.uuid, outcome, more])
  if (!listed) return <LoadingBox />
  if ('failure' in listed) return <GeneralError failure={listed.failure} level={3} retry={() => retry(outcome)} />
  return (
    <>
      <ImportRows
        rows={listed.rows}
        lineOf={(line) => t('file-imports.line', { line })}
        whatOf={(row) => (
          <>
            <span className="import-name">{row.name}</span>
            {markOf?.(row)}
          </>
        )}
      />
      {listed.rows.length < listed.total && (
        <button type="button" className="button" onClick={() => void more(current.uuid, outcome)}>
          {t('file-imports.more')}
        </button>
      )}
    </>
  )
}

function Group<I extends FileImport, R extends FileImportRow>(props: OutcomeProps<I, R>) {
  const { current, outcome } = props
  const t = useMessages()
  const [isOpen, setOpen] = useState(outcome === 'refused')
  return (
    <details
      className={`import-group ${outcome}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`file-imports.fate-${outcome}`, { count: current.fates[outcome] })}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  )
}

/** Errors come first, expanded. */
const ORDER = ROW_OUTCOMES.toReversed()

/** The rows by outcome. */
export const FileImportReport = <I extends FileImport, R extends FileImportRow>(props: ReportProps<I, R>) => (
  <div>
    {ORDER.filter((outcome) => props.current.fates[outcome]).map((outcome) => (
      <Group key={`${props.current.state} ${outcome}`} {...props} outcome={outcome} />
    ))}
  </div>
)
