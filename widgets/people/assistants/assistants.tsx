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
import { sortedList, useSorted } from '../../ui/lists/sorted-list.ts'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { assistantRemoval, assistants, nameOf } from './assistants.atoms.ts'
import css from './assistants.css?inline'
import { assistantForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { picturedAtom } from './photo.atoms.ts'
import { PhotoDialog } from './photo-dialog.tsx'

const useMessages = useTexts<typeof assistantsMessages>

const ORDER = sortedList<ManagedAssistant>('/account-admin/assistants', {
  name: ({ first_name, last_name }) => `${last_name} ${first_name}`,
  advisors: ({ advisors }) => advisors.length
})

function Actions({ assistant }: { assistant: ManagedAssistant }) {
  const t = useMessages()
  const edit = useSetAtom(assistantForm.openAtom)
  const setPending = useSetAtom(assistantRemoval.pendingDeletionAtom)
  const picture = useSetAtom(picturedAtom)
  const name = nameOf(assistant)
  return (
    <span className="table-actions">
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
    </span>
  )
}

/** What the list of assistants shows. */
function useColumns(): Column<ManagedAssistant>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  return [
    {
      id: 'name',
      title: t('assistants.column-name'),
      sort: 'name',
      cell: (assistant) => {
        const { first_name, last_name, profile_picture_url } = assistant
        const initials = `${first_name.slice(0, 1)}${last_name.slice(0, 1)}`
        return (
          <span className="assistant-cell">
            <Face url={profile_picture_url} initials={initials} />
            <span className="assistant-name">{nameOf(assistant)}</span>
          </span>
        )
      }
    },
    {
      id: 'contact',
      title: t('assistants.column-contact'),
      cell: ({ phone_number, email_address }) => {
        const ways = [phone_number, email_address].filter(Boolean)
        return (
          ways.length > 0 &&
          ways.map((way) => (
            <span key={way} className="assistant-contact">
              {way}
            </span>
          ))
        )
      }
    },
    {
      id: 'advisors',
      title: t('assistants.column-advisors'),
      sort: 'advisors',
      isDescendingFirst: true,
      isNamed: true,
      cell: ({ advisors }) =>
        advisors.length > 0 && <span className="two-lines">{new Intl.ListFormat(tag).format(advisors)}</span>
    },
    {
      id: 'actions',
      title: t('assistants.column-actions'),
      cell: (assistant) => <Actions assistant={assistant} />
    }
  ]
}

function List({ listed }: { listed: readonly ManagedAssistant[] }) {
  const t = useMessages()
  const columns = useColumns()
  const sorted = useSorted(ORDER, listed)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="assistant-list">
      {listed.length ? (
        <Table
          label={t('assistants.list')}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          classOf={() => 'assistant'}
          {...sorted}
        />
      ) : (
        <p className="lead">{t('assistants.empty')}</p>
      )}
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
