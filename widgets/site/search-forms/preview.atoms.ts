import { type SearchDefinition, type SearchResult, search } from '#contract/search'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** Number of previewed results. */
const SHOWN = 2

/** The first advisors who match the presets. */
export const sample = requestAtoms<SearchResult, SearchDefinition['presets']>({
  ask: async (call, query) => {
    const result = await call(search, { query })
    return { ...result, advisors: result.advisors.slice(0, SHOWN), page: 1, pages: 1 }
  }
})
