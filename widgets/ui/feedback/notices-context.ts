import { type ComponentType, createContext } from 'react'

/**
 * What an open dialog draws notifications with, since what is outside is dimmed and cannot be reached. It takes an entry
 * of the history for the dialog where the page keeps them.
 */
export const NoticesContext = createContext<ComponentType<{ onClose: () => void }> | undefined>(undefined)
