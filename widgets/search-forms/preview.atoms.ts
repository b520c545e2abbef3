import { atom } from 'jotai'
import { type SearchDefinition, type SearchResult, search } from '#contract/search'
import { apiAtom } from '../core/store.tsx'

/** Enough to see how they look. */
const SHOWN = 2

interface Sample {
  status: 'loading' | 'ready' | 'error'
  result?: SearchResult
}

const sampleStateAtom = atom<Sample>({ status: 'loading' })
export const sampleAtom = atom((get) => get(sampleStateAtom))

const askedAtom = atom<string | undefined>(undefined)

/** The first whom the presets find. */
export const loadSampleAtom = atom(null, async (get, set, presets: SearchDefinition['presets']) => {
  const asked = JSON.stringify(presets)
  set(askedAtom, asked)
  const settle = (sample: Sample) => get(askedAtom) === asked && set(sampleStateAtom, sample)
  try {
    const result = await get(apiAtom).call(search, { query: presets })
    settle({ status: 'ready', result: { ...result, advisors: result.advisors.slice(0, SHOWN), page: 1, pages: 1 } })
  } catch {
    settle({ status: 'error' })
  }
})
