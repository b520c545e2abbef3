import * as v from 'valibot'
import { CookieConfig, DeclaredCookie } from '#contract/consents'
import type { cookieNoticeMessages } from '#contract/messages/cookie-notice.messages'

/** A cookie and a category with local ids while editing. */
export interface Cookie extends DeclaredCookie {
  id: number
}
export interface Category {
  id: number
  key: string
  cookies: readonly Cookie[]
}
export interface Notice {
  /** Whether there is a banner. */
  isShown: boolean
  text: string
  /** Id of the category that cannot be refused. */
  essential: number | undefined
  categories: readonly Category[]
}

export type Fault = Extract<keyof typeof cookieNoticeMessages, `cookie-notice.wrong-${string}`>

let last = 0
export const nextId = () => ++last

const CATEGORY_MAX = 60
const BLANK = {
  name: '',
  provider: '',
  purpose: '',
  privacyPolicy: '',
  cookieName: '',
  lifetime: '',
  script: ''
} satisfies DeclaredCookie
export const FIELDS = Object.keys(BLANK) as (keyof DeclaredCookie)[]
export const newCookie = (): Cookie => ({ ...BLANK, id: nextId() })

/** Whether it is empty. */
export const isBlank = (cookie: Cookie) => FIELDS.every((field) => !cookie[field].trim())

function configOf(text: string): CookieConfig | undefined {
  try {
    const config = v.safeParse(CookieConfig, JSON.parse(text))
    return config.success ? config.output : undefined
  } catch {
    return undefined
  }
}

export function read(text: string): Notice {
  const config = configOf(text)
  const categories = Object.entries(config?.entries ?? { essential: [] }).map(([key, cookies]) => ({
    id: nextId(),
    key,
    cookies: cookies.map((cookie) => ({ ...cookie, id: nextId() }))
  }))
  const essential = categories.find(({ key }) => key === (config?.essentialKey ?? 'essential'))?.id
  return { isShown: Boolean(config), text: config?.text ?? '', essential, categories }
}

/** The configuration in the banner's format. */
export const configFrom = ({ text, essential, categories }: Notice): CookieConfig => ({
  text: text.trim(),
  essentialKey: categories.find(({ id }) => id === essential)?.key.trim() ?? '',
  entries: Object.fromEntries(
    categories.map(({ key, cookies }) => [key.trim(), cookies.map(({ id: _, ...cookie }) => cookie)])
  )
})

export const write = (notice: Notice) => (notice.isShown ? JSON.stringify(configFrom(notice)) : '')

const CODES = ['required', 'too-long', 'link', 'characters'] as const
const faultOf = (message: string): Fault =>
  `cookie-notice.wrong-${CODES.find((code) => code === message) ?? 'characters'}` as const

/** Key of a field of a cookie or a category. */
export const keyOf = (id: number, field: string) => `${id}.${field}`

function cookieFaults({ id, ...cookie }: Cookie): [string, Fault][] {
  const { issues = [] } = v.safeParse(DeclaredCookie, cookie)
  return issues.map((issue) => [keyOf(id, String(issue.path?.[0]?.key)), faultOf(issue.message)])
}

function categoryFault({ id, key }: Category, all: readonly Category[]): Fault | undefined {
  const name = key.trim()
  if (!name) return 'cookie-notice.wrong-required'
  if (name.length > CATEGORY_MAX) return 'cookie-notice.wrong-too-long'
  return all.some((one) => one.id !== id && one.key.trim() === name) ? 'cookie-notice.wrong-duplicate' : undefined
}

/** All errors; a disabled banner is not validated. */
export function check({ isShown, categories }: Notice): Record<string, Fault> {
  if (!isShown) return {}
  const faults = categories.flatMap((category): [string, Fault][] => {
    const own = categoryFault(category, categories)
    return [
      ...(own ? [[keyOf(category.id, 'key'), own] as [string, Fault]] : []),
      ...category.cookies.flatMap(cookieFaults)
    ]
  })
  return Object.fromEntries(faults)
}
