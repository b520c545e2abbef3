import { getOrganization, type Organization } from '#contract/organizations'
import { isConflict } from '../../core/data/read-failure.ts'
import type { Caller } from '../../core/element/api.ts'

/** What is to be saved has also been changed elsewhere, and differently. */
export class Clash extends Error {
  readonly present: Organization
  constructor(present: Organization) {
    super('the same was changed elsewhere')
    this.present = present
  }
}

/** The branch that is changed, and what the change is based on. */
export interface Based {
  params: { uuid: string }
  query: { revision: string }
}

const TRIES = 5

/** Writes over the branch as it is by now; once more if somebody was faster. `write` throws a Clash or merges. */
export async function writeOnto<R>(
  call: Caller,
  uuid: string,
  write: (present: Organization, based: Based) => Promise<R>,
  tries = TRIES
): Promise<R> {
  const params = { uuid }
  const present = await call(getOrganization, { params, query: { with: 'metadata,address,opening_hours' } })
  try {
    return await write(present, { params, query: { revision: present.revision } })
  } catch (failure) {
    if (!isConflict(failure) || tries === 1) throw failure
    return writeOnto(call, uuid, write, tries - 1)
  }
}

export const clashMessage = (failure: unknown) =>
  failure instanceof Clash || isConflict(failure) ? 'organizations.changed-elsewhere' : undefined
