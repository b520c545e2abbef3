import { useAtomValue, useSetAtom } from 'jotai'
import type { ChangeEvent } from 'react'
import { FILE_TYPES } from '#contract/conversation-files'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { FileAtoms, FileFault, Upload } from './files.atoms.ts'

const useMessages = useTexts<typeof conversationsWidgetMessages & typeof uiCommonMessages>

interface AttachProps {
  of: FileAtoms
}

/** Chooses files to send, which are then on their way; `help` says which. */
export function AttachButton({ of, help }: AttachProps & { help: string }) {
  const t = useMessages()
  const add = useSetAtom(of.addAtom)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // the same file may be chosen again
    currentTarget.value = ''
  }
  return (
    <label className="button chat-attach">
      <input
        type="file"
        multiple
        className="visually-hidden"
        accept={FILE_TYPES.join()}
        aria-describedby={help}
        onChange={choose}
      />
      {t('conversations.attach')}
    </label>
  )
}

function useFault() {
  const t = useMessages()
  return (fault: FileFault): string => {
    if ('id' in fault) return t(`conversations.${fault.id}`)
    if ('minutes' in fault) return t('conversations.wait', fault)
    return fault.texts.join(' ')
  }
}

function Way({ of, upload }: AttachProps & { upload: Upload }) {
  const t = useMessages()
  const textOf = useFault()
  const retry = useSetAtom(of.retryAtom)
  const drop = useSetAtom(of.dropAtom)
  const { id, file, share, fault, canRetry } = upload
  const { name } = file
  return (
    <li className={fault ? 'notice danger' : 'notice'}>
      {fault ? (
        <p role="alert">
          <strong>{t('conversations.file-not-sent', { name })}</strong>
          <br />
          {textOf(fault)}
        </p>
      ) : (
        <label className="chat-sending">
          {t('conversations.file-sending', { name })}
          <progress max={1} value={share} />
        </label>
      )}
      <div className="chat-actions">
        {fault && canRetry && (
          <button type="button" className="button" onClick={() => retry(id)}>
            {t('ui.retry')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => drop(id)}>
          {t('conversations.file-drop', { name })}
        </button>
      </div>
    </li>
  )
}

/** Files on their way, and those that were not sent, with the reason. */
export function Uploads({ of }: AttachProps) {
  const uploads = useAtomValue(of.uploadsAtom)
  if (!uploads.length) return null
  return (
    <ul className="chat">
      {uploads.map((upload) => (
        <Way key={upload.id} of={of} upload={upload} />
      ))}
    </ul>
  )
}
