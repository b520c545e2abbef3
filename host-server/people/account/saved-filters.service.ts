import { type FilteredList, SAVED_FILTERS_MAX, type SavedFilter } from '#contract/saved-filters'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentUser } from '../../core/http/session.ts'
import * as repository from './saved-filters.repository.ts'

/** The access rule lets nobody in without a session. */
const owned = ({ user }: Call, list: FilteredList) => ({ user_uuid: (user as CurrentUser).uuid, list })

export const read = (call: Call, list: FilteredList): Promise<SavedFilter[]> =>
  repository.find(call.db, owned(call, list))

/** @throws Unprocessable for one too many */
export const save = (call: Call, list: FilteredList, filter: SavedFilter): Promise<SavedFilter[]> =>
  call.db.transaction(async (trx) => {
    const own = owned(call, list)
    await repository.lock(trx, own.user_uuid)
    const others = (await repository.find(trx, own)).filter(({ name }) => name !== filter.name)
    if (others.length >= SAVED_FILTERS_MAX) throw new Unprocessable({ name: [call.t('lists.too-many-filters')] })
    await repository.save(trx, own, filter)
    return repository.find(trx, own)
  })

export async function remove(call: Call, list: FilteredList, name: string): Promise<SavedFilter[]> {
  await repository.remove(call.db, owned(call, list), name)
  return read(call, list)
}
