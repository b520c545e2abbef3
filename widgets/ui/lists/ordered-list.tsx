import type { ReactNode } from 'react'
import { type Order, useOrder } from './use-order.tsx'

interface OrderedListProps<Item> extends Order<Item> {
  /** Additional class of the rows. */
  className?: string
  children: (item: Item, at: number) => ReactNode
}

/** A list that can be reordered by pointer or keyboard. Render it also when empty, or the focus is lost. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { items, idOf, className, children } = props
  const { list, said, rowOf, gripOf, moverOf } = useOrder<Item, HTMLOListElement>(props)
  return (
    <>
      <ol className="ordered-list" ref={list} hidden={!items.length}>
        {items.map((item, at) => (
          <li key={idOf(item)} className={className ? `ordered-row ${className}` : 'ordered-row'} {...rowOf(item, at)}>
            {gripOf(at)}
            {children(item, at)}
            {moverOf(item, at)}
          </li>
        ))}
      </ol>
      {said}
    </>
  )
}

/** The list after a move. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
