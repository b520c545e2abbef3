import { type ComponentType, createContext } from 'react'

/** What an open dialog draws notifications with, since what is outside is dimmed and cannot be reached. */
export const NoticesContext = createContext<ComponentType | undefined>(undefined)
