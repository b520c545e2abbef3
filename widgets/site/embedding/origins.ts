import { isOrigin } from '#contract/settings'

/** An address as it is meant: hardly anybody types `https://`. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (/^localhost(:\d|\/|$)/i.test(text)) return `http://${text}`
  return /^[^\s:/]+\.[^\s/]/.test(text) ? `https://${text}` : text
}

/** The origin of a page that can be shown; undefined for anything else. */
export function originOf(page: string): string | undefined {
  const origin = URL.canParse(page) ? new URL(page).origin : ''
  return isOrigin(origin) ? origin : undefined
}

/** The name with `www.` of one without, and the other way round: a website is mostly reached by both. */
export function twinOf(origin: string): string | undefined {
  const url = new URL(origin)
  const bare = url.hostname.replace(/^www\./, '')
  // a number, a name of one part, and a part of a website have none
  if (!/^[^.]+\.[a-z]{2,}$/i.test(bare)) return undefined
  url.hostname = bare === url.hostname ? `www.${bare}` : bare
  return url.origin
}
