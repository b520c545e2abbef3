import { type Choice, HIDE_COOKIE } from '#contract/consents'

export type Remembered = Choice & { uuid?: string }

const pairs = () => document.cookie.split('; ').filter(Boolean)
const nameOf = (pair: string) => pair.split('=')[0] ?? ''

/** The stored choice; any value hides the banner, and an invalid one accepts nothing. */
export function remembered(): Remembered | undefined {
  const pair = pairs().find((one) => nameOf(one) === HIDE_COOKIE)
  if (pair === undefined) return undefined
  try {
    const accepted = JSON.parse(decodeURIComponent(pair.slice(HIDE_COOKIE.length + 1)))
    if (Array.isArray(accepted.choice)) return accepted
  } catch {}
  return { version: '', choice: [] }
}

/** A cookie string with its attributes. */
export function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not everywhere, and not on plain http
  document.cookie = text
}

/** Scripts see neither path nor domain of a cookie, so every possible one is tried. */
function remove(name: string) {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const domain of domains) setCookie(`${name}=; Path=/; Max-Age=0${domain}`)
}

export const forget = () => remove(HIDE_COOKIE)

const matches = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** Removes the cookies with these names (`*` at the end matches any rest), except accepted ones. */
export function removeCookies(patterns: readonly string[], accepted: readonly string[]) {
  for (const name of new Set(pairs().map(nameOf))) {
    const isAccepted = name === HIDE_COOKIE || accepted.some((one) => matches(name, one))
    if (!isAccepted && patterns.some((one) => matches(name, one))) remove(name)
  }
}
