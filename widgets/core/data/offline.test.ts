import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { goOffline, noAnswer } from '../../testing/connection.ts'
import { until } from '../../testing/mount.ts'
import { failedReadAtom, failureText, notificationsAtom } from './notify.ts'
import { requestAtoms } from './request.atoms.ts'

/** A list of which a test decides whether it can be read. */
function list() {
  const store = createStore()
  let isThere = true
  let reads = 0
  const request = requestAtoms<number>({
    ask: async () => {
      if (!isThere) return noAnswer()
      reads += 1
      return reads
    },
    failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
  })
  const cut = () => {
    isThere = false
    const online = goOffline()
    return () => {
      isThere = true
      online()
    }
  }
  return { store, request, cut, said: () => store.get(notificationsAtom).map(({ text }) => text) }
}

test('reads what has aged once there is a connection again', async () => {
  const { store, request, cut, said } = list()
  await store.set(request.loadAtom, undefined, 'quietly')
  const online = cut()
  await store.set(request.loadAtom, undefined, 'quietly')
  expect([store.get(request.stateAtom), said()]).toEqual([{ status: 'ready', value: 1 }, ['ui.offline-read']])
  online()
  await until(() => store.get(request.valueAtom) === 2)
})

test('does not read again what has been read in another way since', async () => {
  const { store, request, cut } = list()
  await store.set(request.loadAtom, undefined, 'quietly')
  const online = cut()
  await store.set(request.loadAtom, undefined, 'quietly')
  store.set(request.resetAtom)
  online()
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.get(request.stateAtom)).toEqual({ status: 'idle' })
})

test('takes a refusal for no lack of a connection', () => {
  const online = goOffline()
  expect(failureText(new Response('{}', { status: 422 }))).toBe('ui.check')
  expect(failureText(new TypeError('Failed to fetch'))).toBe('ui.offline')
  online()
  expect(failureText(new TypeError('Failed to fetch'))).toBeUndefined()
})
