import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { FileImport as Current, FileImportRow } from '#contract/file-imports'
import type { fileImportsMessages } from '#contract/messages/file-imports.messages'
import { type FileImportAtoms, isWorking } from '../../core/data/file-imports.atoms.ts'
import { usePolling } from '../../core/data/use-polling.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext, type Values } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../base/use-focus-restore.ts'
import { useStyles } from '../base/use-styles.ts'
import { Busy } from '../feedback/busy.tsx'
import { GeneralError } from '../feedback/general-error.tsx'
import { LoadingBox } from '../feedback/loading-box.tsx'
import { FileImportReport } from './file-import-report.tsx'
import css from './import.css?inline'
import { ImportFile } from './import-file.tsx'

const useMessages = useTexts<typeof fileImportsMessages>

/** The texts of each noun, without its name. */
export type ImportText = 'lead' | 'running' | 'start' | 'back'

interface FileImportProps<I extends Current, R extends FileImportRow> {
  of: FileImportAtoms<I, R>
  t: (text: ImportText, values?: Values) => string
  /** What the file may contain, a sentence each. */
  help: readonly string[]
  rowsMax: number
  /** The template, and other files to begin with. */
  files: readonly { path: string; label: string }[]
  /** The file of refused rows of an import. */
  refusedOf: (uuid: string) => string
  /** The list that shows what was imported. */
  list: string
  /** What else is said of an import, or can be done with it. */
  noteOf?: (current: I) => ReactNode
  /** What else is said of a row. */
  markOf?: (row: R) => ReactNode
}

type Parts<I extends Current, R extends FileImportRow> = FileImportProps<I, R> & { current: I; isBusy: boolean }

function Chooser<I extends Current, R extends FileImportRow>(props: FileImportProps<I, R>) {
  const { of, t: noun, help, rowsMax, files } = props
  const t = useMessages()
  const { origin } = useHost()
  const errors = useAtomValue(of.fileErrorsAtom)
  const isSending = useAtomValue(of.isSendingAtom)
  const send = useSetAtom(of.sendAtom)
  return (
    <section className="card stack" aria-labelledby="file-import-choose">
      <h2 className="card-title" id="file-import-choose">
        {t('file-imports.choose')}
      </h2>
      <p className="lead">{noun('lead', { max: rowsMax })}</p>
      <ul className="file-import-help help">
        {help.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="cluster">
        {files.map(({ path, label }) => (
          <a key={path} className="button" href={origin + path} download>
            {label}
          </a>
        ))}
      </div>
      <ImportFile
        label={t('file-imports.file')}
        errors={errors}
        busy={isSending}
        onChoose={(file) => void send(file)}
      />
      <p role="status">{isSending && t('file-imports.sending')}</p>
    </section>
  )
}

const goodIn = ({ fates: outcomes }: Current) => outcomes.created + outcomes.changed

/** Starts or continues the import, or stops it. Each is a button of its own, so that a second click does not undo the first. */
function Deed<I extends Current, R extends FileImportRow>({ of, t: noun, current, isBusy }: Parts<I, R>) {
  const t = useMessages()
  const start = useSetAtom(of.startAtom)
  const stop = useSetAtom(of.stopAtom)
  const { uuid, state } = current
  const primary = (text: string) => (
    <Busy key={state} className="button primary" busy={isBusy} onClick={() => void start(uuid)}>
      {text}
    </Busy>
  )
  if (state === 'checked') return goodIn(current) ? primary(noun('start', { count: goodIn(current) })) : null
  if (state === 'cancelled') return primary(t('file-imports.continue'))
  if (!isWorking(current)) return null
  return (
    <Busy key={state} className="button" busy={isBusy} onClick={() => void stop(uuid)}>
      {t('file-imports.stop')}
    </Busy>
  )
}

/** The possible actions, by the import's state. */
function Actions<I extends Current, R extends FileImportRow>(props: Parts<I, R>) {
  const { t: noun, refusedOf, list, current } = props
  const t = useMessages()
  const { origin } = useHost()
  return (
    <div className="cluster">
      <Deed {...props} />
      {current.fates.refused > 0 && !isWorking(current) && (
        <a className="button" href={origin + refusedOf(current.uuid)} download>
          {t('file-imports.refused-file')}
        </a>
      )}
      {current.state === 'done' && (
        <Link className="button" href={list}>
          {noun('back')}
        </Link>
      )}
    </div>
  )
}

/** How an import has ended, and in which tone that is said. */
function endOf(current: Current) {
  if (!current.fates.refused) return { tone: 'success', text: 'done' } as const
  return goodIn(current)
    ? ({ tone: 'warning', text: 'done-partly' } as const)
    : ({ tone: 'danger', text: 'done-none' } as const)
}

/** Announces each new state; progress updates are not announced. */
function Progress({ current, t: noun }: { current: Current; t: FileImportProps<Current, FileImportRow>['t'] }) {
  const t = useMessages()
  const { state, processed, total, fates } = current
  const values = { processed, total, good: goodIn(current), refused: fates.refused }
  const end = state === 'done' && endOf(current)
  const text = state === 'running' ? noun('running', values) : t(`file-imports.${end ? end.text : state}`, values)
  const works = isWorking(current)
  return (
    <>
      {works && (
        <label className="import-progress">
          {text}
          <progress max={total} value={processed} />
        </label>
      )}
      <div role="status">{!works && <p className={`notice ${end ? end.tone : ''}`}>{text}</p>}</div>
    </>
  )
}

const EVERY_MS = 1000

function useProgress<I extends Current, R extends FileImportRow>(of: FileImportAtoms<I, R>, works: boolean) {
  const refresh = useSetAtom(of.refreshAtom)
  usePolling(works, refresh, EVERY_MS)
}

/** The latest import: progress, outcomes of its rows, and actions. */
function CurrentFile<I extends Current, R extends FileImportRow>(props: Parts<I, R>) {
  const { of, t: noun, noteOf, markOf, current } = props
  const t = useMessages()
  const { tag } = useTextsContext()
  const works = isWorking(current)
  useProgress(of, works)
  const { file_name, user_name, created_at, time_zone, ignored_columns, state } = current
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  return (
    <section className="card stack file-import-current" aria-labelledby="file-import-current" tabIndex={-1}>
      <div>
        <h2 className="card-title" id="file-import-current">
          {file_name || t('file-imports.unnamed')}
        </h2>
        <p className="help">
          {t('file-imports.taken', { user: user_name, moment: format.format(new Date(created_at)) })}
        </p>
      </div>
      <Progress current={current} t={noun} />
      {ignored_columns.length > 0 && (
        <p className="help">{t('file-imports.ignored', { names: ignored_columns.join(', ') })}</p>
      )}
      {noteOf?.(current)}
      {state === 'checked' && !goodIn(current) && <p>{t('file-imports.nothing')}</p>}
      <Actions {...props} />
      {!works && <FileImportReport of={of} current={current} markOf={markOf} />}
    </section>
  )
}

/** Buttons and the file field disappear after use: the focus moves to the import. */
function Work<I extends Current, R extends FileImportRow>(props: FileImportProps<I, R> & { current: I | undefined }) {
  const { current, ...rest } = props
  const isBusy = useAtomValue(rest.of.busyAtom) === 'processing'
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node.querySelector('.file-import-current'))
  return (
    <div className="stack file-import" ref={box}>
      {current && <CurrentFile {...rest} current={current} isBusy={isBusy} />}
      {!isWorking(current) && <Chooser {...rest} />}
    </div>
  )
}

/** Imports a file: checked first, then written in the background. */
export function FileImport<I extends Current, R extends FileImportRow>(props: FileImportProps<I, R>) {
  useStyles(css)
  const { status, failure, current } = useAtomValue(props.of.loadedAtom)
  const load = useSetAtom(props.of.loadAtom)
  useEffect(() => void load(), [load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} retry={() => void load()} />
  return <Work {...props} current={current} />
}
