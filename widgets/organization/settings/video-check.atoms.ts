import { atom } from 'jotai'
import type { Input } from '#contract/endpoint'
import { checkVideo, VIDEO_FINDINGS, type VideoCheck } from '#contract/video-rooms'
import { failedAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'

export type Tested = Input<(typeof checkVideo)['shape']>['body']

interface Result extends VideoCheck {
  /** What was tested. */
  of: Tested
}

export const isTestingAtom = atom(false)
export const resultAtom = atom<Result | undefined>(undefined)

/** Tests what is in the fields, saved or not. */
export const testAtom = atom(null, async (get, set, of: Tested) => {
  if (get(isTestingAtom)) return
  set(isTestingAtom, true)
  try {
    set(resultAtom, { ...(await get(apiAtom).call(checkVideo, { body: of })), of })
  } catch (failure) {
    set(resultAtom, undefined)
    await set(failedAtom, failure)
  } finally {
    set(isTestingAtom, false)
  }
})

/** Whether it makes rooms, as far as that can be seen from outside. */
export const worksAtom = atom(
  (get) => !get(resultAtom)?.findings.some(({ finding }) => VIDEO_FINDINGS[finding] === 'fails')
)
