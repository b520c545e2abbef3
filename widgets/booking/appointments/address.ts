import { useAtomValue, useSetAtom } from 'jotai'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { CustomerTalk } from '#contract/preparation'
import { type Own, openByAddressAtom } from './agenda.atoms.ts'
import { openAtom } from './appointments.atoms.ts'
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

/** Opens the appointment in the address, and writes there which one is open; none where it does not exist. */
export function useAddressed({ alias, uuid }: Own, write: (uuid: string) => void) {
  const shown = useAtomValue(openAtom)?.uuid
  const last = useRef(shown)
  /** What the address has, or will have once the browser is no longer on its way back. */
  const held = useRef(uuid)
  const open = useSetAtom(openByAddressAtom)
  const put = (next: string) => {
    held.current = next
    write(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens another one
  useEffect(() => {
    held.current = uuid
    if (uuid && alias) void open({ alias, uuid }).then((isFound) => isFound || put(''))
  }, [alias, uuid, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is opened or closed is written
  useEffect(() => {
    if (shown ? shown !== held.current : held.current && last.current) put(shown ?? '')
    last.current = shown
  }, [shown])
}
