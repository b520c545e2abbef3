import { isOrigin } from '#contract/settings'

export type WordsKind = 'origins' | 'hosts'
export type WordFault = 'settings.origin-wrong' | 'settings.origin-http' | 'settings.host-wrong' | 'settings.list-known'

export const wordsOf = (value: string) => value.split(/\s+/).filter(Boolean)

/** Hosts that serve a developer's own pages, without https. */
const LOCAL = /^(([\w-]+\.)*localhost|127\.0\.0\.1)([:/]|$)/i

/** The address of what was typed, since many paste a complete one, or leave out how it begins. */
function urlOf(text: string): URL | undefined {
  const address = /^https?:/i.test(text) ? text : `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const host = url?.hostname ?? ''
  return (host.includes('.') || host === 'localhost') && !/[*%]/.test(host) ? url : undefined
}

/** What is stored for it; undefined if it cannot be understood. */
export function wordFrom(kind: WordsKind, text: string): string | undefined {
  const url = urlOf(text.trim())
  return kind === 'origins' ? url?.origin : url?.host
}

/** Why a word of a list cannot be saved. */
export function faultOf(kind: WordsKind, word: string | undefined): WordFault | undefined {
  const isWritten = word !== undefined && wordFrom(kind, word) === word
  if (kind === 'hosts') return isWritten ? undefined : 'settings.host-wrong'
  if (!isWritten) return 'settings.origin-wrong'
  return isOrigin(word) ? undefined : 'settings.origin-http'
}

export const isLocal = (word: string) => word.startsWith('http:')
