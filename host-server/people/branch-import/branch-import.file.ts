import { BRANCH_COLUMNS, type BranchColumn } from '#contract/branch-import'
import type { MessageTable } from '#contract/locales'
import { branchImportMessages } from '#contract/messages/branch-import.messages'
import { organizationsMessages } from '#contract/messages/organizations.messages'
import type { Translate } from '../../core/base/intl.ts'
import { columnNames } from '../../core/files/csv-rows.ts'
import { type Cells as ColumnCells, headerReader } from '../../core/files/file-columns.ts'

export type Cells = ColumnCells<BranchColumn>

/** The columns of the header row; undefined if none identifies a branch. */
export const headerOf = headerReader<BranchColumn>({
  columns: BRANCH_COLUMNS,
  keys: ['alias', 'name'],
  texts: branchImportMessages as MessageTable,
  headingOf: (column) => `branch-import.column-${column}`,
  others: columnNames('slug', organizationsMessages['organizations.alias']).map((name) => [name, 'alias'] as const)
})

/** Marks the template's example, which is no branch. */
const EXAMPLE_ALIAS = 'muster-sample'

export const isExample = ({ alias }: Cells) => alias === EXAMPLE_ALIAS

const WORKDAY = '09:00–12:30, 13:30–16:00'

/** A row as it could be written, in the reader's language. */
export const exampleOf = (t: Translate, time_zone: string): Cells => ({
  alias: EXAMPLE_ALIAS,
  name: t('branch-import.example-name'),
  public_name: t('branch-import.example-name'),
  street: t('branch-import.example-street'),
  zip: '1010',
  city: t('branch-import.example-city'),
  phone_number: '+43 1 234567',
  time_zone,
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: '09:00–17:30',
  friday: '09:00–13:00',
  saturday: t('branch-import.closed'),
  sunday: t('branch-import.closed')
})
