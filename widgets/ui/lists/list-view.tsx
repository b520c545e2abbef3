import type { listsMessages } from '#contract/messages/lists.messages'
import type { FilteredList } from '#contract/saved-filters'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import { Popover } from '../dialogs/popover.tsx'
import { CheckField } from '../fields/check-field.tsx'
import { hideable, useHiddenColumns } from './hidden-columns.ts'
import css from './list-view.css?inline'
import { SavedFilters } from './saved-filters.tsx'
import type { Column } from './table.tsx'

const useMessages = useTexts<typeof listsMessages>

interface ColumnsProps {
  list: FilteredList
  /** All of them. */
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'isFixed' | 'isExtra'>[]
}

function Columns({ list, columns }: ColumnsProps) {
  const t = useMessages()
  const [hidden, hide] = useHiddenColumns(list, columns)
  const show = (id: string, isShown: boolean) => {
    const others = hidden.filter((one) => one !== id)
    hide(isShown ? others : [...others, id])
  }
  return (
    <section className="view-columns" aria-label={t('lists.columns')}>
      <h2>{t('lists.columns')}</h2>
      {hideable(columns).map(({ id, title }) => (
        <CheckField
          key={id}
          name={`column-${id}`}
          title={title}
          checked={!hidden.includes(id)}
          onChange={(isShown) => show(id, isShown)}
        />
      ))}
    </section>
  )
}

/**
 * How a user wants to see a list: filters saved by name, and the columns. `useShownColumns` gives the table those that
 * are not hidden.
 */
export function ListView({ list, columns, address }: ColumnsProps & { address: string }) {
  useStyles(css)
  const t = useMessages()
  return (
    <Popover label={t('lists.view')}>
      <div className="list-view">
        <SavedFilters list={list} address={address} />
        <Columns list={list} columns={columns} />
      </div>
    </Popover>
  )
}
