import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { replyTemplatesMessages } from '#contract/messages/reply-templates.messages'
import type { ReplyTemplate } from '#contract/reply-templates'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { sortedList, useSorted } from '../../ui/lists/sorted-list.ts'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { replyTemplateForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { replyTemplateRemoval, replyTemplates } from './reply-templates.atoms.ts'
import css from './reply-templates.css?inline'

const useMessages = useTexts<typeof replyTemplatesMessages>

const ORDER = sortedList<ReplyTemplate>('/account-admin/reply-templates', { name: ({ name }) => name })

function Actions({ replyTemplate }: { replyTemplate: ReplyTemplate }) {
  const t = useMessages()
  const edit = useSetAtom(replyTemplateForm.openAtom)
  const remove = useSetAtom(replyTemplateRemoval.pendingDeletionAtom)
  const { name } = replyTemplate
  return (
    <span className="table-actions">
      <button
        type="button"
        className="button"
        aria-label={t('reply-templates.edit-of', { name })}
        onClick={() => edit(replyTemplate)}
      >
        {t('reply-templates.edit')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-label={t('reply-templates.delete-of', { name })}
        onClick={() => remove(replyTemplate)}
      >
        {t('reply-templates.delete')}
      </button>
    </span>
  )
}

function List({ listed }: { listed: readonly ReplyTemplate[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  const sorted = useSorted(ORDER, listed)
  const columns: Column<ReplyTemplate>[] = [
    {
      id: 'name',
      title: t('reply-templates.name'),
      sort: 'name',
      cell: ({ name }) => <span className="reply-template-name two-lines">{name}</span>
    },
    {
      id: 'text',
      title: t('reply-templates.text'),
      cell: ({ text }) => <span className="reply-template-text">{text}</span>
    },
    {
      id: 'actions',
      title: t('reply-templates.actions'),
      cell: (replyTemplate) => <Actions replyTemplate={replyTemplate} />
    }
  ]
  return (
    <div ref={box} tabIndex={-1} className="reply-template-list">
      {listed.length ? (
        <Table
          label={t('reply-templates.list')}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          classOf={() => 'reply-template'}
          {...sorted}
        />
      ) : (
        <p className="lead">{t('reply-templates.empty')}</p>
      )}
    </div>
  )
}

/** The institution's reply templates: added, changed and deleted. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(replyTemplates)
  const edit = useSetAtom(replyTemplateForm.openAtom)
  return (
    <div className="card reply-templates">
      <Requested of={list}>
        {(listed) => (
          <>
            <div>
              <button type="button" className="button primary" onClick={() => edit()}>
                {t('reply-templates.add')}
              </button>
            </div>
            <List listed={listed} />
          </>
        )}
      </Requested>
      <FormDialog />
      <RemovalQuestion
        of={replyTemplateRemoval}
        title={t('reply-templates.delete-title')}
        text={({ name }) => t('reply-templates.delete-question', { name })}
        action={t('reply-templates.delete')}
      />
    </div>
  )
}
