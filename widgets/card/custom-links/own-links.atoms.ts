import { getOwnLinks, type OwnLink, putOwnLinks } from '#contract/custom-links'
import { valuesAtoms } from '../../core/forms/values.atoms.ts'

/** An advisor's values for the links on the card. */
export const ownLinks = valuesAtoms<OwnLink>({
  load: (call, alias) => call(getOwnLinks, { params: { alias } }),
  save: (call, alias, body) => call(putOwnLinks, { params: { alias }, body }),
  said: () => ['custom-links.own-saved']
})
