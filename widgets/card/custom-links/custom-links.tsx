import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
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
import {
  changeStatusAtom,
  linkRemoval,
  linkRetirement,
  links,
  moveAtom,
  movedAtom,
  offerAtom
} from './custom-links.atoms.ts'
import css from './custom-links.css?inline'
import { linkForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'

const useMessages = useTexts<typeof customLinksMessages>

const ARROWS = { up: 'M10 16V4M5 9l5-5 5 5', down: 'M10 4v12m-5-5 5 5 5-5' } as const

interface MoverProps {
  kind: CustomLinkKind
  way: keyof typeof ARROWS
  at: number
  isLast: boolean
}

/** Elements lose the focus when they are moved in the page. */
function useFocusAfterMove(at: number) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has moved
  useLayoutEffect(() => {
    if (isPressed.current) button.current?.focus()
    isPressed.current = false
  }, [at])
  return { button, isPressed }
}

/** Stays focusable at the ends, so that focus is not lost. */
function Mover({ kind, way, at, isLast }: MoverProps) {
  const t = useMessages()
  const { button, isPressed } = useFocusAfterMove(at)
  const move = useSetAtom(moveAtom)
  const press = () => {
    if (isLast) return
    isPressed.current = true
    void move(kind, way === 'up' ? -1 : 1)
  }
  return (
    <button
      type="button"
      className="button icon"
      aria-label={t(`custom-links.${way}-of`, { label: kind.label })}
      aria-disabled={isLast}
      ref={button}
      onClick={press}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={ARROWS[way]} />
      </svg>
    </button>
  )
}

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

function Row({ kind, at, count }: { kind: CustomLinkKind; at: number; count: number }) {
  const t = useMessages()
  const isBusy = useAtomValue(changeStatusAtom) === 'processing'
  const offer = useSetAtom(offerAtom)
  const { icon, label, pattern, is_retired, advisors } = kind
  return (
    <li className={is_retired ? 'link-kind retired' : 'link-kind'}>
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
        <Mover kind={kind} way="up" at={at} isLast={at === 0} />
        <Mover kind={kind} way="down" at={at} isLast={at === count - 1} />
        <Actions kind={kind} />
      </div>
    </li>
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
  const moved = useAtomValue(movedAtom)
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <div ref={box} tabIndex={-1} className="link-list">
      {!kinds.length && <p className="lead">{t('custom-links.empty')}</p>}
      <ul aria-label={t('custom-links.list')}>
        {kinds.map((kind, at) => (
          <Row key={kind.uuid} kind={kind} at={at} count={kinds.length} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved && t('custom-links.moved', moved)}
      </p>
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
