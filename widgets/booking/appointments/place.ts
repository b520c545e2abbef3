import { createContext, useContext } from 'react'
import type { QueryState } from '../../core/data/query-state.ts'
import { appointmentsQuery, type Query } from './query-state.ts'

const PlaceContext = createContext<QueryState<Query>>(appointmentsQuery)

/** Says on which page the appointments are shown, if not on the advisor's own. */
export const AppointmentsPlace = PlaceContext.Provider

/** The query in the address of that page. */
export const useAppointmentsQuery = () => useContext(PlaceContext)
