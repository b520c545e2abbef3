import { atom, createStore } from 'jotai'
import { expect, test } from 'vitest'
import { until } from '../../testing/mount.ts'
import { notificationsAtom } from '../data/notify.ts'
import { formAtoms } from './form.atoms.ts'

interface Held {
  resolve(): void
  reject(failure: unknown): void
}

/** A form whose saves the test answers; it stores the last saved value. */
function heldForm() {
  const saved: Record<string, string> = { anna: 'from nine', lukas: 'from ten' }
  const saves: Held[] = []
  let held: Promise<void> | undefined
  /** Holds reads until the test releases them. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  const valueAtom = atom('')
  const savedAtom = atom('')
  const errorAtom = atom('')
  const form = formAtoms({
    dirtyAtom: atom((get) => get(valueAtom) !== get(savedAtom)),
    load: async (_call, alias) => {
      const found = saved[alias] ?? ''
      await held
      return found
    },
    show: (set, loaded) => {
      set(valueAtom, loaded)
      set(savedAtom, loaded)
    },
    value: (get) => get(valueAtom),
    save: (_call, alias, value) =>
      new Promise<void>((resolve, reject) => {
        const done = () => {
          saved[alias] = value
          resolve()
        }
        saves.push({ resolve: done, reject })
      }),
    saved: (set, value) => {
      set(valueAtom, value)
      set(savedAtom, value)
    },
    said: (value) => ['working-hours.saved', { value }],
    refused: async (_get, set) => set(errorAtom, 'refused'),
    messageFor: (failure) => (failure instanceof Response ? undefined : 'ui.failed')
  })
  const store = createStore()
  const state = () => [store.get(form.statusAtom), store.get(valueAtom)]
  const notices = () => store.get(notificationsAtom).map(({ kind, text }) => [kind, text])
  return { store, form, saves, valueAtom, errorAtom, state, notices, hold }
}

async function savingAnna() {
  const all = heldForm()
  const { store, form, valueAtom, saves } = all
  await store.set(form.loadAtom, 'anna')
  store.set(valueAtom, 'from eight')
  const saving = store.set(form.saveAtom, 'anna')
  return { ...all, saving, save: saves[0] as Held }
}

test('leaves another item alone when a save is answered late, and reports it', async () => {
  const { store, form, save, saving, state, notices } = await savingAnna()
  await store.set(form.loadAtom, 'lukas')
  save.resolve()
  await saving
  expect(state()).toEqual(['ready', 'from ten'])
  expect(notices()).toEqual([['success', 'working-hours.saved']])
})

test('reports a late failed save without an error at another item', async () => {
  const { store, form, errorAtom, save, saving, state, notices } = await savingAnna()
  await store.set(form.loadAtom, 'lukas')
  save.reject(new TypeError('no answer'))
  await saving
  expect([...state(), store.get(errorAtom)]).toEqual(['ready', 'from ten', ''])
  expect(notices()).toEqual([['failure', 'ui.failed']])
})

test('leaves another pending save pending', async () => {
  const { store, form, valueAtom, save, saves, saving, state } = await savingAnna()
  await store.set(form.loadAtom, 'lukas')
  store.set(valueAtom, 'from eleven')
  const next = store.set(form.saveAtom, 'lukas')
  save.resolve()
  await saving
  expect(state()).toEqual(['processing', 'from eleven'])
  saves[1]?.resolve()
  await next
  expect(state()).toEqual(['idle', 'from eleven'])
})

test('shows the saved values to a user who came back before the response', async () => {
  const { store, form, save, saving, state } = await savingAnna()
  await store.set(form.loadAtom, 'lukas')
  await store.set(form.loadAtom, 'anna')
  expect(state()).toEqual(['ready', 'from nine'])
  save.resolve()
  await saving
  await until(() => store.get(form.statusAtom) === 'ready')
  expect(state()).toEqual(['ready', 'from eight'])
})

test('does not show outdated values to a user who comes back during the response', async () => {
  const { store, form, save, saving, state, hold } = await savingAnna()
  const release = hold()
  const loading = store.set(form.loadAtom, 'anna')
  expect(state()).toEqual(['loading', 'from eight'])
  save.resolve()
  await saving
  release()
  await loading
  await until(() => store.get(form.statusAtom) === 'ready')
  expect(state()).toEqual(['ready', 'from eight'])
})

test('keeps what was typed after coming back', async () => {
  const { store, form, valueAtom, save, saving, state } = await savingAnna()
  await store.set(form.loadAtom, 'lukas')
  await store.set(form.loadAtom, 'anna')
  store.set(valueAtom, 'from seven')
  save.resolve()
  await saving
  expect(state()).toEqual(['ready', 'from seven'])
})

test('applies the response to the item shown', async () => {
  const { save, saving, state } = await savingAnna()
  expect(state()).toEqual(['processing', 'from eight'])
  save.resolve()
  await saving
  expect(state()).toEqual(['idle', 'from eight'])
})

test.each([
  [422, 'ui.check'],
  [500, undefined]
])('says after %i what helps', async (status, text) => {
  const { save, saving, notices } = await savingAnna()
  save.reject(new Response('{}', { status }))
  await saving
  expect(notices()).toEqual([['failure', text]])
})
