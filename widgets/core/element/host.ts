import { createContext, useContext } from 'react'
import type { LogEntry } from '#contract/frontend-logs'
import type { Preload } from '#contract/preload'

/** A widget's surroundings: its element, its server, and events for the page. */
export interface Host {
  /** Origin of the API, `''` for the page's own. */
  origin: string
  /** The language from `lang` on the tag or an ancestor; undefined means the tenant's. */
  lang?: string | undefined
  /** What the element needed for its first picture, which is there already. */
  preloaded(): Promise<Preload>
  /** Root for `activeElement` and listeners: the shadow root or the document. */
  root: Document | ShadowRoot
  /** Dispatches `advisor-<name>`: bubbling, composed, cancelable, without personal data. False when the page prevented it. */
  emit(name: string, detail?: Record<string, unknown>): boolean
  /** Reports a click to the server. */
  log(entry: LogEntry): Promise<void>
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('outside its element')
  return host
}
