import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ManagedAssistant } from '#contract/assistants'
import type { assistantsMessages } from '#contract/assistants.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { Face } from '../ui/face.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { RemovalQuestion } from '../ui/removal-question.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useStyles } from '../ui/use-styles.ts'
import { assistantRemoval, listAtom, loadAtom, nameOf, retryAtom } from './assistants.atoms.ts'
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
  const doom = useSetAtom(assistantRemoval.doomedAtom)
  const picture = useSetAtom(picturedAtom)
  const { first_name, last_name, phone_number, email_address, profile_picture_url, advisors } = assistant
  const name = nameOf(assistant)
  const reached = [phone_number, email_address].filter(Boolean).join(' · ')
  const names = new Intl.ListFormat(tag).format(advisors)
  return (
    <li className="assistant">
      <Face url={profile_picture_url} letters={`${first_name.slice(0, 1)}${last_name.slice(0, 1)}`} />
      <div className="assistant-words">
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
          onClick={() => doom(assistant)}
        >
          {t('assistants.delete')}
        </button>
      </div>
    </li>
  )
}

function List({ assistants }: { assistants: readonly ManagedAssistant[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="assistant-list">
      {!assistants.length && <p className="lead">{t('assistants.empty')}</p>}
      <ul aria-label={t('assistants.list')}>
        {assistants.map((one) => (
          <Row key={one.uuid} assistant={one} />
        ))}
      </ul>
    </div>
  )
}

/** Who supports advisors: added, changed and deleted; chosen in the forms of people. */
export function Assistants() {
  useStyles(css)
  const t = useMessages()
  const { status, failure, page } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  const retry = useSetAtom(retryAtom)
  const edit = useSetAtom(assistantForm.openAtom)
  useEffect(() => void load(), [load])
  return (
    <div className="card assistants">
      {page && (
        <div>
          <button type="button" className="button primary" onClick={() => edit()}>
            {t('assistants.add')}
          </button>
        </div>
      )}
      {status === 'loading' && !page && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void retry()} />}
      {page && <List assistants={page} />}
      <FormDialog />
      <PhotoDialog />
      <RemovalQuestion
        of={assistantRemoval}
        title={t('assistants.delete-title')}
        text={(one) => t('assistants.delete-question', { name: nameOf(one), count: one.advisors.length })}
        deed={t('assistants.delete')}
      />
    </div>
  )
}
