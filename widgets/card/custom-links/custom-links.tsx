import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useRef } from 'react'
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
import { OrderedTable } from '../../ui/lists/ordered-table.tsx'
import type { Column } from '../../ui/lists/table.tsx'
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

function Offered({ kind }: { kind: CustomLinkKind }) {
  const t = useMessages()
  const isBusy = useAtomValue(changeStatusAtom) === 'processing'
  const offer = useSetAtom(offerAtom)
  return (
    <Toggle
      label={t('custom-links.offered-of', { label: kind.label })}
      hideLabel
      sync
      checked={!kind.is_retired}
      disabled={isBusy}
      onChange={() => offer(kind)}
    />
  )
}

/** An address in which what advisors enter stays in one line. */
function Pattern({ pattern }: { pattern: string }) {
  const [start, ...rest] = pattern.split(PLACEHOLDER)
  return (
    <>
      {start}
      {rest.map((after, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their order
        <Fragment key={at}>
          <span className="link-placeholder">{PLACEHOLDER}</span>
          {after}
        </Fragment>
      ))}
    </>
  )
}

/** What the list of kinds shows. */
function useColumns(): Column<CustomLinkKind>[] {
  const t = useMessages()
  return [
    {
      id: 'label',
      title: t('custom-links.label'),
      cell: ({ icon, label, is_retired }) => (
        <span className="link-cell">
          <LinkIcon icon={icon} />
          <span className="link-label">
            {label}
            {is_retired && <span className="link-state">{t('custom-links.retired')}</span>}
          </span>
        </span>
      )
    },
    { id: 'offered', title: t('custom-links.offered'), cell: (kind) => <Offered kind={kind} /> },
    {
      id: 'pattern',
      title: t('custom-links.pattern'),
      cell: ({ pattern }) => (
        <span className="two-lines">
          {pattern === PLACEHOLDER ? t('custom-links.any-address') : <Pattern pattern={pattern} />}
        </span>
      )
    },
    {
      id: 'used',
      title: t('custom-links.use'),
      isNamed: true,
      cell: ({ advisors }) => t('custom-links.used', { advisors })
    },
    {
      id: 'actions',
      title: t('custom-links.actions'),
      cell: (kind) => (
        <span className="table-actions">
          <Actions kind={kind} />
        </span>
      )
    }
  ]
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
  const columns = useColumns()
  const move = useSetAtom(moveAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="link-list">
      {!kinds.length && <p className="lead">{t('custom-links.empty')}</p>}
      <OrderedTable
        label={t('custom-links.list')}
        columns={columns}
        items={kinds}
        idOf={({ uuid }) => uuid}
        nameOf={({ label }) => label}
        classOf={({ is_retired }) => (is_retired ? 'link-kind retired' : 'link-kind')}
        onMove={move}
      />
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
