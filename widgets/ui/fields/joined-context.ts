import { createContext } from 'react'
import type { JoinedPart } from '../../core/forms/joined.atoms.ts'

/** Adds a form to those that are saved together, until what it returns is called. */
export const JoinedContext = createContext<((part: JoinedPart) => () => void) | undefined>(undefined)
