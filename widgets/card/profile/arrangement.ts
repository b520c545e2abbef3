import type { ContactOption } from '#contract/contact-options'

/** Where a contact option has its place on a card: as the main action, as an icon in a row, or under "More". */
export const ARRANGEMENT = ['lead', 'icons', 'more'] as const
export type Place = (typeof ARRANGEMENT)[number]

const PLACES: Partial<Record<ContactOption, Place>> = {
  online_appointment: 'lead',
  whatsapp: 'icons',
  email_address: 'icons',
  vcard: 'icons'
}

export const placeOf = (option: ContactOption): Place => PLACES[option] ?? 'more'

/** What may lead where appointments cannot be booked, in the layout's order. */
const WAYS_IN: readonly ContactOption[] = [
  'appointment_request',
  'call_back_request',
  'basic_contact_form',
  'messenger'
]

/** The options of a card by place, each in the layout's order. */
export function arranged(options: readonly ContactOption[]) {
  const at = (place: Place) => options.filter((one) => placeOf(one) === place)
  const lead = at('lead')[0] ?? options.find((one) => WAYS_IN.includes(one))
  return { lead, icons: at('icons'), more: at('more').filter((one) => one !== lead) }
}
