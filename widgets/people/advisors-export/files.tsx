import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { advisorsExportMessages } from '#contract/messages/advisors-export.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { columnsAtom, countAtom, filesAtom } from './advisors-export.atoms.ts'
import { type Format, fetchAtom, fileAtom, resetAtom, stopAtom } from './file.atoms.ts'

const useMessages = useTexts<typeof advisorsExportMessages>

/** Progress; of a compressed file only its size is known. */
function Progress() {
  const t = useMessages()
  const { format, rows, total, bytes } = useAtomValue(fileAtom)
  const stop = useSetAtom(stopAtom)
  const size = Math.ceil(bytes / 1000)
  const known = format === 'csv' && { max: Math.max(total, 1), value: rows }
  return (
    <div className="export-progress">
      <label>
        {known ? t('advisors-export.rows', { rows, total }) : t('advisors-export.size', { size })}
        <progress {...known} />
      </label>
      <button type="button" className="button" onClick={() => stop()}>
        {t('advisors-export.stop')}
      </button>
    </div>
  )
}

function useSaid(): string | false {
  const t = useMessages()
  const { status, isStopped, name } = useAtomValue(fileAtom)
  if (status === 'processing') return t('advisors-export.fetching')
  if (status === 'ready') return t('advisors-export.done', { name })
  return isStopped && t('advisors-export.stopped')
}

const FORMATS = ['xlsx', 'csv'] as const

const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

function Links() {
  const t = useMessages()
  const count = useAtomValue(countAtom)
  const files = useAtomValue(filesAtom)
  const isBusy = useAtomValue(fileAtom).status === 'processing'
  const fetch = useSetAtom(fetchAtom)
  const press = (event: MouseEvent, format: Format) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    void fetch(files[format], format, count)
  }
  return (
    <div className="cluster">
      {FORMATS.map((format) => (
        <a
          key={format}
          className={format === 'xlsx' ? 'button primary' : 'button'}
          data-format={format}
          href={files[format]}
          download
          aria-disabled={isBusy}
          onClick={(event) => press(event, format)}
        >
          {t(`advisors-export.${format}`)}
        </a>
      ))}
    </div>
  )
}

/** The file in either format, with progress and result. */
export function Files() {
  const t = useMessages()
  const columns = useAtomValue(columnsAtom).length
  const count = useAtomValue(countAtom)
  const { status, format } = useAtomValue(fileAtom)
  const isBusy = status === 'processing'
  const said = useSaid()
  const reset = useSetAtom(resetAtom)
  const box = useRef<HTMLDivElement>(null)
  // back to the clicked button
  useFocusRestore(box, (node) => node.querySelector(`[data-format=${format}]`))
  useEffect(() => () => reset(), [reset])
  return (
    <div className="form-actions export-files" ref={box}>
      {columns > 0 && <Links />}
      <p className="help" role="status">
        {t('advisors-export.count', { count, columns })}
      </p>
      {isBusy && <Progress />}
      <p className="export-said" role="status">
        {said}
      </p>
    </div>
  )
}
