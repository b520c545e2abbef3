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
import { replyTemplateForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { replyTemplateRemoval, replyTemplates } from './reply-templates.atoms.ts'
import css from './reply-templates.css?inline'

const useMessages = useTexts<typeof replyTemplatesMessages>

function Row({ replyTemplate }: { replyTemplate: ReplyTemplate }) {
  const t = useMessages()
  const edit = useSetAtom(replyTemplateForm.openAtom)
  const remove = useSetAtom(replyTemplateRemoval.pendingDeletionAtom)
  const { name, text } = replyTemplate
  return (
    <li className="reply-template">
      <div className="reply-template-what">
        <p className="reply-template-name">{name}</p>
        <p className="reply-template-text">{text}</p>
      </div>
      <div className="cluster">
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
      </div>
    </li>
  )
}

function List({ listed }: { listed: readonly ReplyTemplate[] }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="reply-template-list">
      {!listed.length && <p className="lead">{t('reply-templates.empty')}</p>}
      <ul aria-label={t('reply-templates.list')}>
        {listed.map((one) => (
          <Row key={one.uuid} replyTemplate={one} />
        ))}
      </ul>
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
