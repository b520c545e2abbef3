import type { orderedListMessages } from '#contract/messages/ordered-list.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './table.css?inline'
import { Cells, type Column, Heading } from './table.tsx'
import { type Order, useOrder } from './use-order.tsx'

interface OrderedTableProps<Row> extends Order<Row> {
  label: string
  /** The first names the row. */
  columns: readonly Column<Row>[]
  /** Additional class of a row. */
  classOf?: (row: Row) => string
}

/** A table whose order people set by hand, by pointer or keyboard. Render it also when empty, or the focus is lost. */
export function OrderedTable<Row>({ label, columns, classOf, ...order }: OrderedTableProps<Row>) {
  useStyles(css)
  const t = useTexts<typeof orderedListMessages>()
  const { items, idOf } = order
  const { list, said, rowOf, gripOf, moverOf } = useOrder<Row, HTMLTableSectionElement>(order)
  return (
    <>
      <div className="table-box" hidden={!items.length}>
        <table className="table ordered-table">
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col" className="table-grip">
                <span className="visually-hidden">{t('ordered-list.grip')}</span>
              </th>
              {columns.map((column) => (
                <Heading key={column.id} column={column} sort={undefined} onSort={undefined} />
              ))}
              <th scope="col" data-column="order">
                <span className="visually-hidden">{t('ordered-list.order')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={list}>
            {items.map((row, at) => (
              <tr key={idOf(row)} className={classOf?.(row)} {...rowOf(row, at)}>
                <td className="table-grip">{gripOf(at)}</td>
                <Cells row={row} columns={columns} />
                <td data-column="order">{moverOf(row, at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {said}
    </>
  )
}
