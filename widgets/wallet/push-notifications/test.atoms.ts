import { atom } from 'jotai'
import * as v from 'valibot'
import type { Answer } from '#contract/endpoint'
import { getOwnCards, PushLink, PushText, postTest } from '#contract/push-notifications'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { draftAtom, failAtom, sentAtom, serverErrorsAtom } from './push-form.atoms.ts'

type OwnCards = Answer<(typeof getOwnCards)['shape']>

/** The user's own cards; undefined until loaded. */
export const ownAtom = atom<OwnCards | 'error' | undefined>(undefined)

/** Keeps the last result after a failure, and the shown key: a code must not change while being scanned. */
export const pollAtom = atom(null, async (get, set) => {
  const known = get(ownAtom)
  const before = known === 'error' ? undefined : known
  try {
    const own = await get(apiAtom).call(getOwnCards, {})
    set(ownAtom, { ...own, key: before?.key ?? own.key })
  } catch {
    set(ownAtom, before ? { ...before } : 'error')
  }
})

/** A new key every time the dialog opens. */
export const openAtom = atom(null, (_get, set) => {
  set(ownAtom, undefined)
  return set(pollAtom)
})

const Trial = v.object({ text: PushText, link: PushLink })

const checkedAtom = atom((get) => {
  const { text, link } = get(draftAtom)
  return v.safeParse(Trial, { text, link })
})

/** The part of the draft that a test sends. */
export const trialAtom = atom((get) => {
  const { success, output } = get(checkedAtom)
  return success ? output : undefined
})

/** Why there is nothing to send: the first code of each field. */
export const trialFaultsAtom = atom((get) => {
  const codes: { text?: string; link?: string } = {}
  for (const { path, message } of get(checkedAtom).issues ?? []) codes[path?.[0].key as keyof typeof codes] ??= message
  return codes
})

export const isTestingAtom = atom(false)

/** Returns whether the form goes on: it was sent, or refused at a field. */
export const testAtom = atom(null, async (get, set) => {
  const trial = get(trialAtom)
  if (!trial || get(isTestingAtom)) return false
  set(isTestingAtom, true)
  try {
    const { text, link } = trial
    await get(apiAtom).call(postTest, { body: link ? { text, link } : { text } })
    set(sentAtom, (count) => count + 1)
    set(notifyAtom, 'success', 'push-form.test-sent')
    return true
  } catch (failure) {
    await set(failAtom, failure)
    return Object.keys(get(serverErrorsAtom)).length > 0
  } finally {
    set(isTestingAtom, false)
  }
})
