import type { MessageTable } from '#contract/locales'
import { peopleMessages } from '#contract/messages/people.messages'
import { peopleImportMessages } from '#contract/messages/people-import.messages'
import { PEOPLE_COLUMNS, type PeopleColumn } from '#contract/people-import'
import type { Translate } from '../../core/base/intl.ts'
import { columnNames } from '../../core/files/csv-rows.ts'
import { type Cells as ColumnCells, headerReader } from '../../core/files/file-columns.ts'

export type Cells = ColumnCells<PeopleColumn>

const texts = peopleImportMessages as MessageTable

/** The columns that identify a person. */
const KEYS = ['alias', 'sign_in_address', 'email_address'] as const

/** Former column names, so that older exports can still be imported. */
const FORMER: readonly [string, PeopleColumn][] = [
  ['institutionell', 'is_institutional'],
  ['institutional', 'is_institutional'],
  ['login address', 'sign_in_address']
]

/** What the form calls a column, where that differs from the file. */
const ON_FORM: readonly [keyof typeof peopleMessages, PeopleColumn][] = [
  ['people.alias', 'alias'],
  ['people.title-prefix', 'title_prefix'],
  ['people.first-name', 'first_name'],
  ['people.last-name', 'last_name'],
  ['people.title-suffix', 'title_suffix'],
  ['people.position', 'position'],
  ['people.branch', 'branch'],
  ['people.card-email', 'email_address'],
  ['people.phone', 'phone_number'],
  ['people.institutional', 'is_institutional'],
  ['people.contact-options', 'contact_options'],
  ['people.has-card', 'card'],
  ['people.roles', 'roles'],
  ['people.assistant', 'assistant']
]

/** The columns of the header row; undefined if none identifies a person. */
export const headerOf = headerReader<PeopleColumn>({
  columns: PEOPLE_COLUMNS,
  keys: KEYS,
  texts,
  headingOf: (column) => `people-import.column-${column}`,
  others: [
    ...FORMER,
    ...ON_FORM.flatMap(([label, column]) =>
      columnNames(column, (peopleMessages as MessageTable)[label]).map((name) => [name, column] as const)
    )
  ]
})

/** Marks the template's example, which is no person. */
const EXAMPLE_ADDRESS = 'maria.muster@example.com'
const EXAMPLE_OPTIONS = ['online_appointment', 'email_address', 'vcard'] as const

/** A row as it could be written, in the reader's language. */
export const exampleOf = (t: Translate, branch: string): Cells => ({
  alias: 'maria-muster',
  title_prefix: 'Mag.',
  first_name: 'Maria',
  last_name: 'Muster',
  position: t('people-import.example-position'),
  branch,
  email_address: EXAMPLE_ADDRESS,
  phone_number: '+43 1 234567',
  is_institutional: t('people-import.yes'),
  contact_options: EXAMPLE_OPTIONS.map((option) => t(`people.option-${option}`)).join(', '),
  card: t('people-import.yes'),
  roles: t('people.role-marketing-manager')
})

export const isExample = (cells: Cells) => cells.email_address === EXAMPLE_ADDRESS
