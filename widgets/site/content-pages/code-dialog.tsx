import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { contentPath, type OpenContentPage } from '#contract/content-pages'
import type { codesMessages } from '#contract/messages/codes.messages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { saveFile } from '../../core/data/download.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { codeFile, FORMATS, type Format, sheetOf } from '../../reports/codes/code-files.ts'
import { logoAtom } from '../../reports/codes/codes.atoms.ts'
import { Qr } from '../../ui/base/qr.tsx'
import { DialogFooter } from '../../ui/dialogs/dialog-actions.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'

export const isCodeOpenAtom = atom(false)

const SIZE = 220

/** A QR code for print that leads to the page. */
export function CodeDialog({ page }: { page: OpenContentPage }) {
  const t = useTexts<typeof contentEditorMessages & typeof codesMessages>()
  const [isOpen, setOpen] = useAtom(isCodeOpenAtom)
  const notify = useSetAtom(notifyAtom)
  const logo = useAtomValue(logoAtom)
  const url = page.origin + contentPath(page.path)
  const save = async (format: Format) => {
    const sheet = await sheetOf(url, logo)
    if (sheet) saveFile(await codeFile(sheet, format, page.path))
  }
  const close = () => setOpen(false)
  return (
    <Modal open={isOpen} onClose={close} title={t('content-editor.code')}>
      <div className="stack">
        <Qr text={url} label={t('codes.label', { url })} size={SIZE} />
        <p className="content-code-address">{url}</p>
        {page.state !== 'public' && <p className="notice warning">{t('content-editor.code-not-public')}</p>}
        <p className="help">{t('codes.print-help')}</p>
        <DialogFooter>
          {FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className="button"
              onClick={() => save(format).catch(() => notify('failure', 'codes.failed'))}
            >
              {t(`codes.${format}`)}
            </button>
          ))}
        </DialogFooter>
      </div>
    </Modal>
  )
}
