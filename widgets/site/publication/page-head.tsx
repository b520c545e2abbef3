import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import type { Publication } from '#contract/publication'
import { useTexts } from '../../core/element/texts.tsx'
import { PageState, useMoment } from './page-state.tsx'
import type { PublicationAtoms } from './publication.atoms.ts'
import { PublishDialog, WithdrawDialog } from './publication.tsx'
import type { VersionedEditor, VersionedPage } from './versioned-editor.atoms.ts'
import { VersionsDialog } from './versions.tsx'

const useMessages = useTexts<typeof contentEditorMessages & typeof contentPagesMessages>

interface EditedPage<C> extends VersionedPage<C>, Publication {
  uuid: string
  version: number
  author: string
  saved_at: string
  time_zone: string
  /** None as long as there is no version. */
  preview?: string | undefined
}

interface PageHeadProps<C extends object, P extends EditedPage<C>> {
  page: P
  editor: VersionedEditor<C, P>
  of: PublicationAtoms
  /** What visitors can see, where that is not what is said of the versions. */
  seen?: Publication & { is_start?: boolean }
  /** Where it is, as a link if it can be opened. */
  address: ReactNode
  /** What it is called in questions. */
  path: string
  /** Whether it can be withdrawn, and does not stay public with or without what is published. */
  canEnd?: boolean
  /** What it means that it is withdrawn. */
  warning?: ReactNode
  /** What else can be done with it. */
  deeds?: ReactNode
  /** Its dialogs. */
  children?: ReactNode
}

type DeedsProps<C extends object, P extends EditedPage<C>> = Pick<
  PageHeadProps<C, P>,
  'page' | 'editor' | 'of' | 'canEnd' | 'deeds'
>

/** What can be done with the page as a whole. */
function Deeds<C extends object, P extends EditedPage<C>>({ page, editor, of, canEnd, deeds }: DeedsProps<C, P>) {
  const t = useMessages()
  const isChanged = useAtomValue(editor.form.dirtyAtom) || page.version === 0
  const save = useSetAtom(editor.form.saveAtom)
  const publish = useSetAtom(of.openAtom)
  const withdraw = useSetAtom(of.isWithdrawingAtom)
  const showVersions = useSetAtom(of.areVersionsOpenAtom)
  const begin = async () => {
    if (!isChanged || (await save(page.uuid))) publish()
  }
  const isPlanned = page.publish_at !== null || page.withdraw_at !== null
  const canWithdraw = canEnd && page.state === 'public'
  return (
    <div className="cluster">
      <button type="button" className="button primary" onClick={() => void begin()}>
        {t(isChanged ? 'content-editor.save-and-publish' : 'content-editor.to-publish')}
      </button>
      {page.preview && (
        <a className="button" href={page.preview} target="_blank" rel="noopener">
          {t('content-editor.preview', { version: page.version })}
        </a>
      )}
      {page.version > 0 && (
        <button type="button" className="button" onClick={() => showVersions(true)}>
          {t('content-editor.versions')}
        </button>
      )}
      {deeds}
      {(canWithdraw || isPlanned) && (
        <button type="button" className="button danger" onClick={() => withdraw(true)}>
          {t(canWithdraw ? 'content-editor.withdraw' : 'content-editor.unplan')}
        </button>
      )}
    </div>
  )
}

/** The head of a page's editor: whether it is public, where, who has saved it last, and what can be done with it. */
export function PageHead<C extends object, P extends EditedPage<C>>(props: PageHeadProps<C, P>) {
  const { page, editor, of, seen = page, address, path, canEnd = false, warning, children } = props
  const t = useMessages()
  const moment = useMoment(page.time_zone)
  const { version, author, saved_at } = page
  const facts: [string, ReactNode][] = [
    [t('content-pages.state'), <PageState key="state" page={seen} timeZone={page.time_zone} />],
    [t('content-pages.path'), address],
    [
      t('content-pages.saved'),
      version
        ? t('content-editor.saved-facts', { version, author, moment: moment(saved_at) })
        : t('content-editor.unsaved')
    ]
  ]
  return (
    <section className="card stack content-head" aria-label={t('content-editor.page')}>
      <dl className="content-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Deeds {...props} canEnd={canEnd} />
      <PublishDialog of={of} page={page} canEnd={canEnd} warning={warning} />
      <WithdrawDialog
        of={of}
        path={path}
        kind={canEnd && page.state === 'public' ? 'withdraw' : 'unplan'}
        warning={warning}
      />
      <VersionsDialog of={of} editor={editor} page={page} />
      {children}
    </section>
  )
}
