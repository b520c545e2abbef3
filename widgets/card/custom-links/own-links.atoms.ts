import { getOwnLinks, type OwnLink, putOwnLinks } from '#contract/custom-links'
import { withRevision } from '../../core/data/with-revision.ts'
import { valuesAtoms } from '../../core/forms/values.atoms.ts'

/** An advisor's values for the links on the card. */
export const ownLinks = valuesAtoms<OwnLink>({
  load: (call, alias) => withRevision(call, getOwnLinks, { params: { alias } }),
  save: (call, alias, body, revision) =>
    withRevision(call, putOwnLinks, { params: { alias }, query: { revision }, body }),
  said: () => ['custom-links.own-saved']
})
