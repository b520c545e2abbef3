import type { AdvisorAppointment } from '#contract/appointments'

/** A customer in a text that says whether they get an e-mail. */
export const customerIn = ({
  first_name,
  last_name,
  email
}: {
  first_name: string
  last_name: string
  email?: string
}) => ({
  name: `${first_name} ${last_name}`,
  mail: email ? 'yes' : 'no'
})

/** A request that was declined is not an appointment that was cancelled. */
export const stateOf = ({ state, is_declined }: Pick<AdvisorAppointment, 'state' | 'is_declined'>) =>
  is_declined ? 'declined' : state
