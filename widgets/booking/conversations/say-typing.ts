import { atom } from 'jotai'
import { TYPING_EVERY_MS } from '#contract/conversations'

const lastSaidAtom = atom(Number.NEGATIVE_INFINITY)

/** Says now and then that somebody is writing; that it could not be said is of no account. */
export const sayTypingAtom = atom(null, (get, set, text: string, say: () => Promise<unknown>) => {
  const now = performance.now()
  if (!text.trim() || now - get(lastSaidAtom) < TYPING_EVERY_MS) return
  set(lastSaidAtom, now)
  say().catch(() => {})
})
