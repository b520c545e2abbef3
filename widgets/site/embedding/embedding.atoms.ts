import { atom } from 'jotai'
import { getAdvisorTopics } from '#contract/appointment-topics'
import { getEmbedding, postEmbedOrigins } from '#contract/embedding'
import type { Answer } from '#contract/endpoint'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'
import type { Release } from '../../embed/snippet.ts'

export type Embedding = Answer<(typeof getEmbedding)['shape']>

export const embeddingRequest = requestAtoms<Embedding>({ ask: (call) => call(getEmbedding, {}) })

/** The topics that can be booked with an advisor. */
export const offeredRequest = requestAtoms<ReadonlySet<string> | undefined, string>({
  clears: true,
  ask: async (call, alias) => {
    if (!alias) return undefined
    const topics = await call(getAdvisorTopics, { params: { alias } })
    return new Set(topics.map(({ uuid }) => uuid))
  }
})

/** The files of the server's release, once a page is to keep them. */
export const releaseRequest = requestAtoms<Release>({
  isIdle: true,
  ask: async () => {
    const answer = await fetch('/cdn/integrity.json')
    if (!answer.ok) throw answer
    return answer.json()
  }
})

export const isRegisteringAtom = atom(false)
/** The websites that may send, where they have changed since the page was loaded. */
const changedOriginsAtom = atom<readonly string[] | undefined>(undefined)

export const originsAtom = atom((get) => get(changedOriginsAtom) ?? get(embeddingRequest.valueAtom)?.origins ?? [])

export const registerAtom = atom(null, async (get, set, origins: readonly string[]) => {
  if (get(isRegisteringAtom)) return
  set(isRegisteringAtom, true)
  try {
    const answer = await get(apiAtom).call(postEmbedOrigins, { body: { origins: [...origins] } })
    set(changedOriginsAtom, answer.origins)
    set(notifyAtom, 'success', 'embedding.origin-registered')
  } catch (failure) {
    await set(failedAtom, failure)
  } finally {
    set(isRegisteringAtom, false)
  }
})
