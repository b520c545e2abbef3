import { useSetAtom } from 'jotai'
import { createContext, useContext, useEffect } from 'react'
import type { CustomerTalk } from '#contract/preparation'
import { type Own, openByAddressAtom } from './agenda.atoms.ts'
import { dayIn } from './dates.ts'
import { useAppointmentsQuery } from './place.ts'
import type { Query } from './query-state.ts'

/** An appointment that is opened, and when it is: the calendar behind it shows that day. */
type Opened = Own & Pick<CustomerTalk, 'starts_at' | 'time_zone' | 'branch_slug'>

/** Where an appointment of an advisor is opened. */
export type AppointmentAddress = (of: Opened) => string

export const dayOf = ({ starts_at, time_zone }: Opened) => dayIn(time_zone, new Date(starts_at))

const AddressContext = createContext<AppointmentAddress | undefined>(undefined)
export const AppointmentAddresses = AddressContext.Provider
export const useAppointmentAddress = () => useContext(AddressContext)

/** In a list of one advisor: their own are opened there. */
export function useAddressesIn(alias: string, query: Query, elsewhere: AppointmentAddress): AppointmentAddress {
  const { addressOf } = useAppointmentsQuery()
  return (of) => (of.alias === alias ? addressOf({ ...query, day: dayOf(of), appointment: of.uuid }) : elsewhere(of))
}

/** Opens the appointment in the address; `forget` takes it out where it does not exist. */
export function useAddressed({ alias, uuid }: Own, forget: () => void) {
  const open = useSetAtom(openByAddressAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens another one
  useEffect(() => {
    if (uuid && alias) void open({ alias, uuid }).then((isFound) => isFound || forget())
  }, [alias, uuid, open])
}
