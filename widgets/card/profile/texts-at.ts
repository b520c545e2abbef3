import type { AdvisorProfile, TextDescription } from '#contract/advisors'

type TextPlace = TextDescription['type']['place']

/** The texts with a place on the card. */
export const textsAt = ({ text_descriptions }: AdvisorProfile, place: TextPlace) =>
  (text_descriptions ?? []).filter(({ type }) => type.place === place)
