import { type Atom, createStore, type WritableAtom } from 'jotai'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleOpenPage } from '#contract/examples/content-pages.example'
import { notificationsAtom } from '../core/data/notify.ts'
import type { Caller } from '../core/element/api.ts'
import { apiAtom } from '../core/element/store.tsx'
import { until } from '../testing/mount.ts'

interface Form {
  saveAtom: WritableAtom<null, [alias: string], Promise<void>>
  /** Absent in the form of a dialog. */
  loadAtom?: WritableAtom<null, [alias: string], Promise<void>>
  openAtom?: WritableAtom<null, [], void>
  draftAtom?: Atom<object | undefined>
  errorsAtom?: Atom<unknown>
}

const isForm = (one: unknown): one is Form =>
  typeof one === 'object' && one !== null && 'saveAtom' in one && ('loadAtom' in one || 'draftAtom' in one)

/** An exported form, or one inside of what is exported, with what stands beside it. */
function formIn(exported: unknown): Form | undefined {
  if (isForm(exported)) return exported
  const inner = (exported as { form?: unknown } | undefined)?.form
  return isForm(inner) ? { ...(exported as object), ...inner } : undefined
}

const modules = import.meta.glob<Record<string, unknown>>('../*/*/*.atoms.ts', { eager: true })
const forms = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, exported]) => {
    const form = formIn(exported)
    return form ? [[`${file.split('/').at(-1)} ${name}`, form, exports] as const] : []
  })
)

const SAID = 'This is what the server says.'
const EXAMPLES: Record<string, unknown> = {
  '/api/v1/advisors/:alias/settings': exampleSettings,
  '/api/v1/content-pages/:uuid': exampleOpenPage
}

/** Saves the form as it is first shown, which the server refuses because of a field; undefined if it is not sent. */
async function refused(form: Form, field: string) {
  const store = createStore()
  let isSent = false
  const call = (async ({ method, path }: Endpoint) => {
    if (method === 'GET') return EXAMPLES[path] ?? {}
    isSent = true
    throw new Response(JSON.stringify({ message: 'x', errors: { [field]: [SAID] } }), { status: 422 })
  }) as unknown as Caller
  store.set(apiAtom, { call, around: (one) => one })
  if (form.openAtom) store.set(form.openAtom)
  else if (form.loadAtom && 'editAtom' in form) await store.set(form.loadAtom, 'anna')
  await store.set(form.saveAtom, 'anna')
  return isSent ? store : undefined
}

const toasts = (store: ReturnType<typeof createStore>) =>
  store.get(notificationsAtom).map(({ text }) => text ?? 'try again later')

const isAtom = (one: unknown): one is Atom<unknown> => typeof one === 'object' && one !== null && 'read' in one

/** Forms with one place for everything that the server says. */
const showsAll = (store: ReturnType<typeof createStore>, form: Form, exports: Record<string, unknown>) =>
  [...Object.values(form), ...Object.values(exports)].some((one) => {
    const value = isAtom(one) && store.get(one)
    return Array.isArray(value) && value.includes(SAID)
  })

test('finds the forms', () => {
  expect(forms.length).toBeGreaterThan(20)
})

test.each(forms)('%s: says what is refused, where no field of the form says it', async (_name, form, exports) => {
  const store = await refused(form, 'no_such_field')
  // what is empty at first is not sent
  if (!store) return
  await until(() => toasts(store).length || showsAll(store, form, exports))
  if (!showsAll(store, form, exports)) expect(toasts(store)).toEqual([SAID])
  expect(toasts(store)).not.toContain('try again later')
})

const dialogs = forms.filter(([, form]) => form.openAtom)

test.each(dialogs)('%s: says what is refused in each of its fields', async (_name, form) => {
  const store = createStore()
  if (form.openAtom) store.set(form.openAtom)
  for (const field of Object.keys((form.draftAtom && store.get(form.draftAtom)) ?? {})) {
    const saved = await refused(form, field)
    const errors = (saved && form.errorsAtom && saved.get(form.errorsAtom)) as Record<string, string[]>
    expect([field, errors[field], saved && toasts(saved).every((text) => text === SAID)]).toEqual([field, [SAID], true])
  }
})
