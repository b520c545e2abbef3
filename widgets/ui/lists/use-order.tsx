import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { orderedListMessages } from '#contract/messages/ordered-list.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../base/use-focus-restore.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './ordered-list.css?inline'
import { type Dragged, useDragOrder } from './use-drag-order.ts'

const useMessages = useTexts<typeof orderedListMessages>

type Direction = 'up' | 'down'

const ARROWS = { up: 'm4.5 12.5 5.5-5.5 5.5 5.5', down: 'm4.5 7.5 5.5 5.5 5.5-5.5' }

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
)

interface MoverProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
}

/** A button that moves an item up or down; it stays focusable at the ends. */
function Mover({ name, isFirst, isLast, onMove }: MoverProps) {
  const t = useMessages()
  const button = (direction: Direction, isEnd: boolean) => (
    <button
      type="button"
      className="button quiet icon"
      data-way={direction}
      aria-label={t(`ordered-list.move-${direction}`, { name })}
      aria-disabled={isEnd}
      onClick={() => isEnd || onMove(direction)}
    >
      <Arrow path={ARROWS[direction]} />
    </button>
  )
  return (
    <div className="ordered-mover">
      {button('up', isFirst)}
      {button('down', isLast)}
    </div>
  )
}

const dropOf = (dragged: Dragged | undefined, at: number, count: number) => {
  if (!dragged || dragged.from === dragged.to || dragged.from + 1 === dragged.to) return undefined
  if (dragged.to === at) return 'before'
  return dragged.to === count && at === count - 1 ? 'after' : undefined
}

export interface Order<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Index before and after the move. */
  onMove: (from: number, to: number) => void
}

/** Moves items and announces it; the clicked button keeps the focus. */
function useMoves<Item, Box extends HTMLElement>({ items, idOf, nameOf, onMove }: Order<Item>) {
  const t = useMessages()
  const list = useRef<Box>(null)
  const pressed = useRef<{ id: string; way: Direction }>(undefined)
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    const { id, way: direction } = pressed.current ?? {}
    pressed.current = undefined
    const row = items.length && [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-id') === id)
    // its own buttons come after those of a list inside it
    if (row) [...row.querySelectorAll<HTMLElement>(`[data-way="${direction}"]`)].at(-1)?.focus()
  }, [items])
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to) return
    setSaid(t('ordered-list.moved', { name: nameOf(item), place: to + 1, count: items.length }))
    onMove(from, to)
  }
  const step = (item: Item, at: number, direction: Direction) => {
    pressed.current = { id: idOf(item), way: direction }
    move(at, direction === 'up' ? at - 1 : at + 1)
  }
  const drop = ({ from, to }: Dragged) => move(from, to > from ? to - 1 : to)
  return { list, said, step, drop }
}

const CONTROLS = 'a[href], button, input, select, textarea, summary'
const controlsIn = (focused: ParentNode) => [...focused.querySelectorAll<HTMLElement>(CONTROLS)]
/** Safari has the first of these since 17.4. */
const isSeen = (control: HTMLElement) => control.checkVisibility?.() ?? control.getClientRects().length > 0

function controlAfter(list: HTMLElement) {
  const isAfter = (one: Node) => list.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  return controlsIn(list.getRootNode() as Document).find((one) => isAfter(one) && isSeen(one))
}

/** When a focused row disappears, focus moves to the same control of its neighbour, or to what follows the list. */
function useNeighbours(list: RefObject<HTMLElement | null>) {
  const focused = useRef<{ row: Element; at: number; control: number }>(undefined)
  useLayoutEffect(() => {
    const node = list.current
    const note = ({ target }: FocusEvent) => {
      const rows = [...(node?.children ?? [])]
      const at = rows.findIndex((row) => row.contains(target as Node))
      const row = rows[at]
      if (row) focused.current = { row, at, control: controlsIn(row).indexOf(target as HTMLElement) }
    }
    node?.addEventListener('focusin', note)
    return () => node?.removeEventListener('focusin', note)
  }, [list])
  useFocusRestore(list, (node) => {
    const { row, at = 0, control = 0 } = focused.current ?? {}
    // the removed element was inside a row
    if (row && node.contains(row)) return null
    const neighbour = node.children[at] ?? node.lastElementChild
    if (!neighbour) return controlAfter(node) ?? null
    const controls = controlsIn(neighbour)
    return [controls[control], ...controls].find((one) => one && isSeen(one)) ?? null
  })
}

/** Rows that can be reordered by pointer or keyboard: what each of them needs, and what is announced of a move. */
export function useOrder<Item, Box extends HTMLElement>(order: Order<Item>) {
  useStyles(css)
  const { items, idOf, nameOf } = order
  const { list, said, step, drop } = useMoves<Item, Box>(order)
  useNeighbours(list)
  const { dragged, handle } = useDragOrder(list, drop)
  return {
    list,
    said: (
      <div className="visually-hidden" role="status">
        {said}
      </div>
    ),
    rowOf: (item: Item, at: number) => ({
      'data-id': idOf(item),
      'data-dragged': dragged?.from === at || undefined,
      'data-drop': dropOf(dragged, at, items.length)
    }),
    gripOf: (at: number) => (
      <span className="ordered-grip" {...handle(at)}>
        <Arrow path="M4 7h12M4 13h12" />
      </span>
    ),
    moverOf: (item: Item, at: number) => (
      <Mover
        name={nameOf(item)}
        isFirst={at === 0}
        isLast={at === items.length - 1}
        onMove={(direction) => step(item, at, direction)}
      />
    )
  }
}
