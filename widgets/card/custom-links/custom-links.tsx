import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { type CustomLinkKind, PLACEHOLDER } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/messages/custom-links.messages'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { LinkIcon } from '../../ui/base/link-icon.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import { changeStatusAtom, linkRemoval, linkRetirement, links, moveAtom, offerAtom } from './custom-links.atoms.ts'
import css from './custom-links.css?inline'
import { linkForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'

const useMessages = useTexts<typeof customLinksMessages>

function Actions({ kind }: { kind: CustomLinkKind }) {
  const t = useMessages()
  const edit = useSetAtom(linkForm.openAtom)
  const ask = useSetAtom(linkRemoval.pendingDeletionAtom)
  const { label } = kind
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={t('custom-links.edit-of', { label })}
        onClick={() => edit(kind)}
      >
        {t('custom-links.edit')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-label={t('custom-links.delete-of', { label })}
        onClick={() => ask(kind)}
      >
        {t('custom-links.delete')}
      </button>
    </>
  )
}

function Row({ kind }: { kind: CustomLinkKind }) {
  const t = useMessages()
  const isBusy = useAtomValue(changeStatusAtom) === 'processing'
  const offer = useSetAtom(offerAtom)
  const { icon, label, pattern, is_retired, advisors } = kind
  return (
    <div className={is_retired ? 'link-kind retired' : 'link-kind'}>
      <LinkIcon icon={icon} />
      <div className="link-text">
        <p className="link-label">
          {label}
          {is_retired && <span className="link-state">{t('custom-links.retired')}</span>}
        </p>
        <p className="help">{pattern === PLACEHOLDER ? t('custom-links.any-address') : pattern}</p>
        <p className="help">{t('custom-links.used', { advisors })}</p>
      </div>
      <Toggle
        label={t('custom-links.offered-of', { label })}
        hideLabel
        sync
        checked={!is_retired}
        disabled={isBusy}
        onChange={() => offer(kind)}
      />
      <div className="link-actions">
        <Actions kind={kind} />
      </div>
    </div>
  )
}

function Question({ of, action }: { of: typeof linkRemoval; action: 'delete' | 'retire' }) {
  const t = useMessages()
  return (
    <RemovalQuestion
      of={of}
      title={t(`custom-links.${action}-title`)}
      text={({ label, advisors }) => t(`custom-links.${action}-question`, { label, advisors })}
      action={t(`custom-links.${action}`)}
    />
  )
}

function List({ kinds }: { kinds: readonly CustomLinkKind[] }) {
  const t = useMessages()
  const move = useSetAtom(moveAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="link-list">
      {!kinds.length && <p className="lead">{t('custom-links.empty')}</p>}
      <section aria-label={t('custom-links.list')}>
        <OrderedList items={kinds} idOf={({ uuid }) => uuid} nameOf={({ label }) => label} onMove={move}>
          {(kind) => <Row kind={kind} />}
        </OrderedList>
      </section>
    </div>
  )
}

/** Administration of the kinds of links on cards: create, change, order, retire and delete. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const list = useList(links)
  const edit = useSetAtom(linkForm.openAtom)
  return (
    <div className="card link-management">
      <div>
        <button type="button" className="button primary" onClick={() => edit()}>
          {t('custom-links.add')}
        </button>
      </div>
      <Requested of={list}>{(kinds) => <List kinds={kinds} />}</Requested>
      <FormDialog />
      <Question of={linkRemoval} action="delete" />
      <Question of={linkRetirement} action="retire" />
    </div>
  )
}
