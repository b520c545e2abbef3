import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import { IMPORT_OUTCOMES, type ImportReport, type ImportRow } from '#contract/redirections'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import css from '../../ui/lists/import.css?inline'
import { ImportFile } from '../../ui/lists/import-file.tsx'
import { ImportRows } from '../../ui/lists/import-rows.tsx'
import {
  chooseAtom,
  fileErrorsAtom,
  importAtom,
  importStatusAtom,
  isImportOpenAtom,
  openImportAtom,
  reportAtom
} from './import.atoms.ts'

const useMessages = useTexts<typeof redirectionsMessages>

/** Maximum rows shown in the dialog. */
const ROWS_MAX = 200

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useMessages()
  const left = rows.length - ROWS_MAX
  return (
    <ImportRows
      rows={rows.slice(0, ROWS_MAX)}
      lineOf={(line) => t('redirections.line', { line })}
      whatOf={({ path }) => path && <span className="redirection-path">{path}</span>}
      more={left > 0 && <li>{t('redirections.more-rows', { count: left })}</li>}
    />
  )
}

/** Errors come first, expanded. */
const ORDER = IMPORT_OUTCOMES.toReversed()

function Report({ report }: { report: ImportReport }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is read out
  useEffect(() => box.current?.focus(), [report])
  const groups = ORDER.map((outcome) => ({ outcome, rows: report.rows.filter((row) => row.outcome === outcome) }))
  return (
    <div className="stack import-report" tabIndex={-1} ref={box}>
      <p className={`notice ${report.is_trial ? '' : 'success'}`}>
        {t(report.is_trial ? 'redirections.trial' : 'redirections.done')}
      </p>
      {groups.map(
        ({ outcome, rows }) =>
          rows.length > 0 && (
            <details key={outcome} className={`import-group ${outcome}`} open={outcome === 'refused'}>
              <summary>{t(`redirections.rows-${outcome}`, { count: rows.length })}</summary>
              <Rows rows={rows} />
            </details>
          )
      )}
    </div>
  )
}

function Chooser() {
  const t = useMessages()
  const errors = useAtomValue(fileErrorsAtom)
  const choose = useSetAtom(chooseAtom)
  return <ImportFile label={t('redirections.file')} errors={errors} onChoose={(file) => void choose(file)} />
}

const goodIn = ({ rows }: ImportReport) =>
  rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length

function Footer({ report, isBusy }: { report: ImportReport | undefined; isBusy: boolean }) {
  const t = useMessages()
  const open = useSetAtom(openImportAtom)
  const take = useSetAtom(importAtom)
  const count = report?.is_trial ? goodIn(report) : 0
  return (
    <>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => isBusy || open(false)}>
        {t('redirections.close')}
      </button>
      {count > 0 && (
        <Busy className="button primary" busy={isBusy} onClick={() => void take()}>
          {t('redirections.import-deed', { count })}
        </Busy>
      )}
    </>
  )
}

/** Imports redirects from a file, after a preview. */
export function ImportDialog() {
  useStyles(css)
  const t = useMessages()
  const isOpen = useAtomValue(isImportOpenAtom)
  const isBusy = useAtomValue(importStatusAtom) === 'processing'
  const report = useAtomValue(reportAtom)
  const open = useSetAtom(openImportAtom)
  return (
    <Modal
      open={isOpen}
      onClose={() => isBusy || open(false)}
      title={t('redirections.import')}
      footer={<Footer report={report} isBusy={isBusy} />}
    >
      <div className="stack">
        <p>{t('redirections.import-text')}</p>
        {(!report || report.is_trial) && <Chooser />}
        <div role="status">{isBusy && !report && <p>{t('redirections.checking')}</p>}</div>
        {report && <Report report={report} />}
        {report?.is_trial && !goodIn(report) && <p>{t('redirections.nothing-to-import')}</p>}
      </div>
    </Modal>
  )
}
