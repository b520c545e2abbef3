import { createContext, useContext } from 'react'
import type { LogEntry } from '#contract/frontend-logs'

/** Where a widget stands: its element, the server it talks to, and how it tells the page what happened. */
export interface Host {
  /** Origin of the API, `''` for the page's own. */
  origin: string
  /** The language asked for by `lang` on the tag or around it; undefined leaves it to the tenant. */
  lang?: string | undefined
  /** Root for `activeElement` and listeners: the shadow root or the document. */
  root: Document | ShadowRoot
  /** Dispatches `advisor-<name>`: bubbling, composed, cancelable, without personal data. False when the page prevented it. */
  emit(name: string, detail?: Record<string, unknown>): boolean
  /** Tells the server of a click. */
  log(entry: LogEntry): Promise<void>
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('A widget was rendered outside its element')
  return host
}
