import { type ComponentType, createContext } from 'react'
import type { Notification } from '../../core/data/notify.ts'

/**
 * What an open dialog draws notifications with, since what is outside is dimmed and cannot be reached. It takes an entry
 * of the history for the dialog where the page keeps them.
 */
export const NoticesContext = createContext<ComponentType<{ onClose: () => void }> | undefined>(undefined)

/** What draws a notification; tags load it on demand. */
export const NoticeContext = createContext<ComponentType<{ notice: Notification }> | undefined>(undefined)
