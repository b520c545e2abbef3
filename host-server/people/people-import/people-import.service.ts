import type { FileImport, RowOutcome } from '#contract/file-imports'
import {
  PEOPLE_COLUMNS,
  PEOPLE_IMPORT_ROWS_MAX,
  type PeopleImport,
  type PeopleImportRows
} from '#contract/people-import'
import type { Call } from '../../core/http/http.ts'
import { fileImports } from '../../core/jobs/file-imports.ts'
import { actingAs } from '../people/acting-user.service.ts'
import { inviteMany } from '../people/invitations.jobs.ts'
import { findUninvited } from '../people/people.list.ts'
import * as people from '../people/people.repository.ts'
import { type Cells, exampleOf, headerOf, isExample } from './people-import.file.ts'
import { find } from './people-import.find.ts'
import * as repository from './people-import.repository.ts'
import { columnOf } from './people-import.row.ts'
import { take } from './people-import.take.ts'

/** If there is a sign-in address, the address on the card may be a shared one, and does not identify the person. */
const keysOf = ({ alias, sign_in_address, email_address }: Cells) => {
  const address = sign_in_address ?? email_address
  return [alias && `alias ${alias}`, address && `address ${address}`].flatMap((key) => key?.toLowerCase() ?? [])
}

const nameOf = ({ first_name, last_name, email_address, sign_in_address, alias }: Cells) =>
  ([first_name, last_name].filter(Boolean).join(' ') || email_address || sign_in_address || alias || '').slice(0, 120)

const imports = fileImports({
  of: 'people-import',
  tables: repository.TABLES,
  files: 'people',
  rowsMax: PEOPLE_IMPORT_ROWS_MAX,
  columns: () => PEOPLE_COLUMNS,
  headerOf,
  exampleOf: async ({ db, t }) => exampleOf(t, (await repository.findBranches(db))[0]?.name ?? ''),
  isExample,
  keysOf,
  nameOf,
  columnOf,
  know: async (trx) => ({
    branches: await repository.findBranches(trx),
    assistants: await people.findAssistants(trx)
  }),
  find,
  take,
  actingAs
})

export const { template, refused, jobs } = imports

const viewOf = async ({ db }: Call, view: FileImport): Promise<PeopleImport> => ({
  ...view,
  moved_sign_ins: await repository.countMoves(db, view),
  uninvited: 0
})

const uninvited = async (call: Call, uuid: string) =>
  findUninvited(call, { q: '', uuids: await repository.findAdded(call.db, uuid) })

export async function list(call: Call): Promise<{ imports: PeopleImport[] }> {
  const all: PeopleImport[] = []
  for (const view of await imports.list(call)) all.push(await viewOf(call, view))
  const [latest] = all
  // searches all people, so it is done only for the latest import, and not while one is running
  if (latest?.state === 'done' && latest.fates.created) latest.uninvited = (await uninvited(call, latest.uuid)).length
  return { imports: all }
}

/** Invites the people whom an import has added. */
export async function invite(call: Call, uuid: string): Promise<{ count: number }> {
  await imports.find(call.db, uuid)
  return inviteMany(call, await uninvited(call, uuid))
}

export const upload = async (call: Call, file_name: string) => viewOf(call, await imports.upload(call, file_name))
export const start = async (call: Call, uuid: string) => viewOf(call, await imports.start(call, uuid))
export const cancel = async (call: Call, uuid: string) => viewOf(call, await imports.cancel(call, uuid))

export const rows = (call: Call, uuid: string, outcome: RowOutcome, page: number): Promise<PeopleImportRows> =>
  imports.rows(call, uuid, outcome, page)
