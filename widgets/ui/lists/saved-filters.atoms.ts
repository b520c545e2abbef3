import { atom } from 'jotai'
import {
  deleteSavedFilter,
  type FilteredList,
  getSavedFilters,
  putSavedFilter,
  type SavedFilter
} from '#contract/saved-filters'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'

/** The user's own, of one list. */
export const savedFilters = requestAtoms<readonly SavedFilter[], FilteredList>({
  clears: true,
  ask: (call, list) => call(getSavedFilters, { query: { list } })
})

const { statusAtom, runAtom } = mutationAtoms()
export const filterStatusAtom = statusAtom

/** Returns whether it succeeded. */
export const saveFilterAtom = atom(null, (_get, set, list: FilteredList, filter: SavedFilter) =>
  set(
    runAtom,
    async (call) => {
      const after = await call(putSavedFilter, { body: { list, ...filter } })
      set(savedFilters.changeAtom, () => after)
    },
    { said: () => ['lists.filter-saved', { name: filter.name }] }
  )
)

export const deleteFilterAtom = atom(null, (_get, set, list: FilteredList, name: string) =>
  set(
    runAtom,
    async (call) => {
      const after = await call(deleteSavedFilter, { query: { list, name } })
      set(savedFilters.changeAtom, () => after)
    },
    { said: () => ['lists.deleted', { name }] }
  )
)
