import { type Atom, useAtom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useState } from 'react'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { Publication } from '#contract/publication'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useMoment } from './page-state.tsx'
import type { ListedVersion, PublicationAtoms } from './publication.atoms.ts'

const useMessages = useTexts<typeof contentEditorMessages>

interface VersionsProps {
  of: Pick<PublicationAtoms, 'versions' | 'areVersionsOpenAtom'>
  editor: {
    form: { dirtyAtom: Atom<boolean> }
    isRestoringAtom: Atom<boolean>
    restoreAtom: WritableAtom<null, [version: number], Promise<boolean>>
  }
  page: Publication & { uuid: string; time_zone: string }
}

interface RowProps extends Pick<VersionsProps, 'page'> {
  one: ListedVersion
  onRestore: () => void
}

function Row({ one, page, onRestore }: RowProps) {
  const t = useMessages()
  const moment = useMoment(page.time_zone)
  const { version, title, author, saved_at, preview } = one
  const isNewest = version === page.version
  return (
    <li className="content-version">
      <div>
        <p>
          <strong>{t('content-editor.version', { version })}</strong>{' '}
          {version === page.public_version && t('content-editor.version-public')}
        </p>
        <p className="help">
          {t(title ? 'content-editor.version-facts' : 'content-editor.version-saved', {
            title: title ?? '',
            author,
            moment: moment(saved_at)
          })}
        </p>
      </div>
      <div className="cluster">
        <a
          className="button"
          href={preview}
          target="_blank"
          rel="noopener"
          aria-label={t('content-editor.view-of', { version })}
        >
          {t('content-editor.view')}
        </a>
        {!isNewest && (
          <button
            type="button"
            className="button"
            aria-label={t('content-editor.restore-of', { version })}
            onClick={onRestore}
          >
            {t('content-editor.restore')}
          </button>
        )}
      </div>
    </li>
  )
}

function List({ of, editor, page }: VersionsProps) {
  const t = useMessages()
  const state = useRequest(of.versions, page.uuid)
  const isDirty = useAtomValue(editor.form.dirtyAtom)
  const isBusy = useAtomValue(editor.isRestoringAtom)
  const restore = useSetAtom(editor.restoreAtom)
  const close = useSetAtom(of.areVersionsOpenAtom)
  const [asked, ask] = useState<number>()
  const go = async (version: number) => {
    if (await restore(version)) close(false)
    ask(undefined)
  }
  return (
    <Requested of={state} level={3}>
      {(listed) => (
        <>
          <ol className="content-versions">
            {listed.map((one) => (
              <Row
                key={one.version}
                one={one}
                page={page}
                onRestore={() => (isDirty ? ask(one.version) : void go(one.version))}
              />
            ))}
          </ol>
          <ConfirmDialog
            open={asked !== undefined}
            busy={isBusy}
            title={t('content-editor.restore-title', { version: asked ?? 0 })}
            text={t('content-editor.restore-text')}
            action={t('content-editor.restore')}
            onConfirm={() => void go(asked ?? 0)}
            onClose={() => ask(undefined)}
          />
        </>
      )}
    </Requested>
  )
}

/** Everything that has been saved of a page: nothing of it is ever lost. */
export function VersionsDialog(props: VersionsProps) {
  const t = useMessages()
  const [isOpen, open] = useAtom(props.of.areVersionsOpenAtom)
  return (
    <Modal open={isOpen} onClose={() => open(false)} title={t('content-editor.versions')}>
      {isOpen && <List {...props} />}
    </Modal>
  )
}
