import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { ManagedAssistant } from '#contract/assistants'
import type { assistantsMessages } from '#contract/messages/assistants.messages'
import { useList } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Face } from '../../ui/base/face.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { assistantRemoval, assistants, nameOf } from './assistants.atoms.ts'
import css from './assistants.css?inline'
import { assistantForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { picturedAtom } from './photo.atoms.ts'
import { PhotoDialog } from './photo-dialog.tsx'

const useMessages = useTexts<typeof assistantsMessages>

function Row({ assistant }: { assistant: ManagedAssistant }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const edit = useSetAtom(assistantForm.openAtom)
  const setPending = useSetAtom(assistantRemoval.pendingDeletionAtom)
  const picture = useSetAtom(picturedAtom)
  const { first_name, last_name, phone_number, email_address, profile_picture_url, advisors } = assistant
  const name = nameOf(assistant)
  const reached = [phone_number, email_address].filter(Boolean).join(' · ')
  const names = new Intl.ListFormat(tag).format(advisors)
  return (
    <li className="assistant">
      <Face url={profile_picture_url} initials={`${first_name.slice(0, 1)}${last_name.slice(0, 1)}`} />
      <div className="assistant-text">
        <p className="assistant-name">{name}</p>
        {reached && <p className="help">{reached}</p>}
        <p className="help">
          {advisors.length ? t('assistants.supports', { names }) : t('assistants.supports-nobody')}
        </p>
      </div>
      <div className="cluster">
        <button
          type="button"
          className="button"
          aria-label={t('assistants.edit-of', { name })}
          onClick={() => edit(assistant)}
        >
          {t('assistants.edit')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('assistants.photo-of', { name })}
          onClick={() => picture(assistant)}
        >
          {t('assistants.photo')}
        </button>
        <button
          type="button"
          className="button danger"
          aria-label={t('assistants.delete-of', { name })}
          onClick={() => setPending(assistant)}
        >
          {t('assistants.delete')}
        </button>
      </div>
    </li>
  )
}

function List({ listed }: { listed: readonly ManagedAssistant[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="assistant-list">
      {!listed.length && <p className="lead">{t('assistants.empty')}</p>}
      <ul aria-label={t('assistants.list')}>
        {listed.map((one) => (
          <Row key={one.uuid} assistant={one} />
        ))}
      </ul>
    </div>
  )
}

/** Administration of assistants, who are chosen in the forms of people. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(assistants)
  const edit = useSetAtom(assistantForm.openAtom)
  return (
    <div className="card assistants">
      <Requested of={list}>
        {(listed) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => edit()}>
                {t('assistants.add')}
              </button>
            </div>
            <List listed={listed} />
          </>
        )}
      </Requested>
      <FormDialog />
      <PhotoDialog />
      <RemovalQuestion
        of={assistantRemoval}
        title={t('assistants.delete-title')}
        text={(one) => t('assistants.delete-question', { name: nameOf(one), count: one.advisors.length })}
        action={t('assistants.delete')}
      />
    </div>
  )
}
