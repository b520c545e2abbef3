import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type CustomLinkKind, PLACEHOLDER } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/custom-links.messages'
import { useTexts } from '../core/texts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LinkIcon } from '../ui/link-icon.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useStyles } from '../ui/use-styles.ts'
import {
  askedAtom,
  confirmAtom,
  isBusyAtom,
  listAtom,
  loadAtom,
  moveAtom,
  movedAtom,
  offerAtom,
  retryAtom
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

/** What is put elsewhere in the page loses the focus on its way. */
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

/** Where it can go no further it stays reachable, so that focus is not lost. */
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

function Deeds({ kind }: { kind: CustomLinkKind }) {
  const t = useMessages()
  const edit = useSetAtom(linkForm.openAtom)
  const ask = useSetAtom(askedAtom)
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
        onClick={() => ask({ kind, deed: 'delete' })}
      >
        {t('custom-links.delete')}
      </button>
    </>
  )
}

function Row({ kind, at, count }: { kind: CustomLinkKind; at: number; count: number }) {
  const t = useMessages()
  const isBusy = useAtomValue(isBusyAtom)
  const offer = useSetAtom(offerAtom)
  const { icon, label, pattern, is_retired, advisors } = kind
  return (
    <li className={is_retired ? 'link-kind retired' : 'link-kind'}>
      <LinkIcon icon={icon} />
      <div className="link-words">
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
      <div className="link-deeds">
        <Mover kind={kind} way="up" at={at} isLast={at === 0} />
        <Mover kind={kind} way="down" at={at} isLast={at === count - 1} />
        <Deeds kind={kind} />
      </div>
    </li>
  )
}

function Question() {
  const t = useMessages()
  const asked = useAtomValue(askedAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const ask = useSetAtom(askedAtom)
  const confirm = useSetAtom(confirmAtom)
  const { deed = 'delete', kind } = asked ?? {}
  const { label = '', advisors = 0 } = kind ?? {}
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={isBusy}
      title={t(`custom-links.${deed}-title`)}
      text={t(`custom-links.${deed}-question`, { label, advisors })}
      deed={t(`custom-links.${deed}`)}
      onConfirm={() => void confirm()}
      onClose={() => ask(undefined)}
    />
  )
}

function List({ kinds }: { kinds: readonly CustomLinkKind[] }) {
  const t = useMessages()
  const moved = useAtomValue(movedAtom)
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, (node) => node)
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

/** The kinds of links that advisors may have on their cards: made, changed, put in order, retired and deleted. */
export function CustomLinks() {
  useStyles(css)
  const t = useMessages()
  const { status, failure, page: kinds } = useAtomValue(listAtom)
  const load = useSetAtom(loadAtom)
  const retry = useSetAtom(retryAtom)
  const edit = useSetAtom(linkForm.openAtom)
  useEffect(() => void load(), [load])
  return (
    <div className="card link-management">
      <div>
        <button type="button" className="button primary" onClick={() => edit()}>
          {t('custom-links.add')}
        </button>
      </div>
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void retry()} />}
      {kinds && <List kinds={kinds} />}
      <FormDialog />
      <Question />
    </div>
  )
}
