import { createContext, type ReactNode, useContext } from 'react'
import type { LogEntry } from '#contract/frontend-logs'
import type { Preload } from '#contract/preload'
import type { Caller } from './api.ts'

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
  /** With the attribute `test`: nothing is booked or sent. */
  test?: {
    /** Wraps every request. */
    around: (call: Caller) => Caller
    /** Says so above what is tried out. */
    notice: ReactNode
    /** In place of the heading that says that something is booked or sent. */
    heading: string
    /** In place of what is said after a booking or a message. */
    done: ReactNode
  }
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('no host')
  return host
}
