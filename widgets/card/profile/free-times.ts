import type { AdvisorProfile } from '#contract/advisors'

/** The path of the booking, with what is preset. */
export function bookPath(alias: string, asked: string, preset: { topic?: string; starts_at?: string } = {}): string {
  const query = new URLSearchParams(asked)
  for (const [name, value] of Object.entries(preset)) query.set(name, value)
  return `/book/${alias}${query.size ? `?${query}` : ''}`
}

/** Whether appointments can be booked, by the card's layout too. */
export const isBookable = ({ offers }: AdvisorProfile) => Boolean(offers?.contact.includes('online_appointment'))

export const freeTimesOf = (profile: AdvisorProfile) => (isBookable(profile) && profile.bookable?.free_times) || []
