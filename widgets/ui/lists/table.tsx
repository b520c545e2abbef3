import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../base/use-styles.ts'
import css from './table.css?inline'

export interface Column<Row> {
  /** By which styles find its cells. */
  id: string
  title: string
  /** What the list is sorted by; without it the column's heading is no button. */
  sort?: string
  /** The direction that is chosen first: the latest or the most come down. */
  isDescendingFirst?: boolean
  /** It cannot be hidden, as the first one, which names the rows. */
  isFixed?: boolean
  /** It is hidden until a user wants to see it. */
  isExtra?: boolean
  /** On phones the title stands before the value. */
  isNamed?: boolean
  cell: (row: Row) => ReactNode
}

/** How rows are chosen. */
export interface Choice<Row> {
  /** "Choose this page". */
  pageLabel: string
  labelOf: (row: Row) => string
  isChosen: (row: Row) => boolean
  choose: (rows: readonly Row[], isChosen: boolean) => void
}

const OTHER = { asc: 'desc', desc: 'asc' } as const
const WAYS = { asc: 'ascending', desc: 'descending' } as const
const ARROWS = { asc: 'm6 11 4-4 4 4', desc: 'm6 9 4 4 4-4', none: 'm6 8 4-4 4 4M6 12l4 4 4-4' }

interface HeadingProps {
  column: Column<never>
  /** "name-asc". */
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
}

/** A column's heading: a button that sorts by it, and then the other way round. */
export function Heading({ column: { id, title, sort: key, isDescendingFirst }, sort, onSort }: HeadingProps) {
  if (!key || !onSort) {
    return (
      <th scope="col" data-column={id}>
        {title}
      </th>
    )
  }
  const way = (['asc', 'desc'] as const).find((one) => sort === `${key}-${one}`)
  const first = isDescendingFirst ? 'desc' : 'asc'
  const next = way === first ? OTHER[first] : first
  return (
    <th scope="col" data-column={id} aria-sort={way && WAYS[way]}>
      <button type="button" className="table-sort" onClick={() => onSort(`${key}-${next}`)}>
        {title}
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={ARROWS[way ?? 'none']} />
        </svg>
      </button>
    </th>
  )
}

interface CheckProps {
  label: string
  /** Shown beside the box on phones, where its column has no heading. */
  isShown?: boolean
  checked: boolean
  /** Only some of the rows are chosen. */
  mixed?: boolean
  onChange: (checked: boolean) => void
}

function Check({ label, isShown, checked, mixed = false, onChange }: CheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className="table-check">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={isShown ? 'table-check-text' : 'visually-hidden'}>{label}</span>
    </label>
  )
}

function PageCheck<Row>({ rows, choice }: { rows: readonly Row[]; choice: Choice<Row> }) {
  const count = rows.filter(choice.isChosen).length
  return (
    <Check
      isShown
      label={choice.pageLabel}
      checked={count > 0 && count === rows.length}
      mixed={count > 0 && count < rows.length}
      onChange={(checked) => choice.choose(rows, checked)}
    />
  )
}

interface TableProps<Row> {
  label: string
  /** The first names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Additional class of a row. */
  classOf?: (row: Row) => string
  sort?: string
  onSort?: (sort: string) => void
  choice?: Choice<Row> | undefined
}

export function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return columns.map(({ id, title, isNamed, cell }, at) => {
    if (at === 0) {
      return (
        <th key={id} scope="row" data-column={id}>
          {cell(row)}
        </th>
      )
    }
    const value = cell(row)
    return (
      <td key={id} data-column={id}>
        {value && <span className={isNamed ? 'table-label named' : 'table-label'}>{title}: </span>}
        {value}
      </td>
    )
  })
}

/**
 * A list as a table with headings that sort it, and with rows that can be chosen; where there is little room, each row is
 * a card of few lines. The query, and with it the order, is the page's.
 */
export function Table<Row>({ label, columns, rows, keyOf, classOf, sort, onSort, choice }: TableProps<Row>) {
  useStyles(css)
  return (
    <div className="table-box">
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {choice && (
              <td className="table-choose">
                <PageCheck rows={rows} choice={choice} />
              </td>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classOf?.(row)}>
              {choice && (
                <td className="table-choose">
                  <Check
                    label={choice.labelOf(row)}
                    checked={choice.isChosen(row)}
                    onChange={(checked) => choice.choose([row], checked)}
                  />
                </td>
              )}
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
