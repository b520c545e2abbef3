import type { Readable } from 'node:stream'
import { BRANCH_COLUMNS, BRANCH_IMPORT_ROWS_MAX, HOURS_COLUMNS } from '#contract/branch-import'
import type { FileImport } from '#contract/file-imports'
import type { Opening } from '#contract/organizations'
import { DAYS } from '#contract/working-hours'
import { slicesOf } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import { fileImports } from '../../core/jobs/file-imports.ts'
import type { OrganizationRow } from '../../organization/organizations/organizations.repository.ts'
import { findAll, isOpen } from '../../organization/organizations/organizations.service.ts'
import { actingAs } from '../people/acting-user.service.ts'
import { type Cells, exampleOf, headerOf, isExample } from './branch-import.file.ts'
import * as repository from './branch-import.repository.ts'
import { columnOf } from './branch-import.row.ts'
import { find, take } from './branch-import.take.ts'

/** Of those without public pages, the public name is left out, as it is from their forms. */
const columns = ({ tenant }: Pick<Call, 'tenant'>) =>
  BRANCH_COLUMNS.filter((column) => column !== 'public_name' || tenant.modules.has('organizations-profiles'))

const imports = fileImports({
  of: 'branch-import',
  tables: repository.TABLES,
  files: 'branches',
  rowsMax: BRANCH_IMPORT_ROWS_MAX,
  columns,
  headerOf,
  exampleOf: ({ t, tenant }) => exampleOf(t, tenant.time_zone),
  isExample,
  keysOf: ({ alias, name }: Cells) => (alias ? [`alias ${alias.toLowerCase()}`] : name ? [`name ${name}`] : []),
  nameOf: ({ name, alias }) => (name ?? alias ?? '').slice(0, 120),
  columnOf,
  know: async () => undefined,
  find,
  take,
  actingAs
})

export const { upload, start, cancel, rows, template, refused, jobs } = imports

export const list = async (call: Call): Promise<{ imports: FileImport[] }> => ({ imports: await imports.list(call) })

const hoursOf = (week: readonly Opening[], closed: string): Cells =>
  Object.fromEntries(
    DAYS.map((day, at) => {
      const periods = week.filter((one) => one.day === day).map((one) => `${one.start_time}–${one.end_time}`)
      return [HOURS_COLUMNS[at], periods.join(', ') || closed]
    })
  )

/** A branch as a row; a German spreadsheet would take a point for the thousands' separator. */
function cellsOf(row: OrganizationRow, week: readonly Opening[], { t, locale }: Call): Cells {
  const { alias, name, public_name, street, zip, city, phone_number, time_zone } = row
  const degrees = (value: number | null) => String(value ?? '').replace('.', locale === 'en' ? '.' : ',')
  return {
    ...{ alias, name, public_name: public_name ?? '', street, zip, city, phone_number, time_zone },
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    ...hoursOf(week, t('branch-import.closed'))
  }
}

/** All open branches as a file, to be edited and uploaded again. */
export async function present(call: Call): Promise<Readable> {
  const { db } = call
  const open = (await findAll(db)).filter(isOpen)
  const weeks = await repository.findWeeks(db)
  async function* lines() {
    for await (const some of slicesOf(open)) for (const row of some) yield cellsOf(row, weeks.get(row.uuid) ?? [], call)
  }
  return imports.file(call, lines())
}
