import { atom } from 'jotai'
import { settingForm } from '../../core/forms/setting-form.atoms.ts'
import { movedTo } from '../../ui/lists/ordered-list.tsx'
import {
  type Category,
  type Cookie,
  check,
  type Fault,
  isBlank,
  type Notice,
  newCookie,
  nextId,
  read,
  write
} from './model.ts'

export const noticeForm = settingForm<Notice, Fault>({
  name: 'cookies_alert_config',
  read,
  write,
  check,
  said: () => ['cookie-notice.saved']
})
const { valueAtom } = noticeForm

export const changeAtom = atom(null, (_get, set, change: Partial<Notice>) =>
  set(valueAtom, (notice) => ({ ...notice, ...change }))
)

const categoriesAtom = atom(null, (_get, set, change: (before: readonly Category[]) => readonly Category[]) =>
  set(valueAtom, (notice) => ({ ...notice, categories: change(notice.categories) }))
)

/** The cookie added last, shown expanded. */
export const freshAtom = atom<number | undefined>(undefined)

export const addCategoryAtom = atom(null, (_get, set) => {
  const id = nextId()
  set(freshAtom, id)
  set(categoriesAtom, (before) => [...before, { id, key: '', cookies: [] }])
})
export const renameAtom = atom(null, (_get, set, id: number, key: string) =>
  set(categoriesAtom, (before) => before.map((one) => (one.id === id ? { ...one, key } : one)))
)
export const removeCategoryAtom = atom(null, (_get, set, id: number) =>
  set(categoriesAtom, (before) => before.filter((one) => one.id !== id))
)
export const moveCategoryAtom = atom(null, (_get, set, from: number, to: number) =>
  set(categoriesAtom, (before) => movedTo(before, from, to))
)

/** The category whose removal is being confirmed. */
export const pendingCategoryAtom = atom<Category | undefined>(undefined)
/** The cookie whose removal is being confirmed, and its category. */
export const pendingCookieAtom = atom<{ category: number; cookie: Cookie } | undefined>(undefined)

const cookiesAtom = atom(null, (_get, set, id: number, change: (before: readonly Cookie[]) => readonly Cookie[]) =>
  set(categoriesAtom, (before) => before.map((one) => (one.id === id ? { ...one, cookies: change(one.cookies) } : one)))
)

export const addCookieAtom = atom(null, (_get, set, category: number) => {
  const cookie = newCookie()
  set(freshAtom, cookie.id)
  set(cookiesAtom, category, (before) => [...before, cookie])
})
export const typeAtom = atom(null, (_get, set, category: number, id: number, change: Partial<Cookie>) =>
  set(cookiesAtom, category, (before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
)
const dropCookieAtom = atom(null, (_get, set, category: number, id: number) =>
  set(cookiesAtom, category, (before) => before.filter((one) => one.id !== id))
)
/** Removes a cookie, after confirmation unless it is empty. */
export const removeCookieAtom = atom(null, (_get, set, category: number, cookie: Cookie) =>
  isBlank(cookie) ? set(dropCookieAtom, category, cookie.id) : set(pendingCookieAtom, { category, cookie })
)
export const confirmRemovalAtom = atom(null, (get, set) => {
  const asked = get(pendingCookieAtom)
  if (asked) set(dropCookieAtom, asked.category, asked.cookie.id)
  set(pendingCookieAtom, undefined)
})
export const moveCookieAtom = atom(null, (_get, set, category: number, from: number, to: number) =>
  set(cookiesAtom, category, (before) => movedTo(before, from, to))
)
/** Moves a cookie to the end of another category. */
export const transferAtom = atom(null, (_get, set, from: number, to: number, cookie: Cookie) => {
  if (from === to) return
  set(dropCookieAtom, from, cookie.id)
  set(freshAtom, cookie.id)
  set(cookiesAtom, to, (before) => [...before, cookie])
})
