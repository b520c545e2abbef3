import { type CardText, getCardTexts, putCardTexts } from '#contract/card-texts'
import { withRevision } from '../../core/data/with-revision.ts'
import { valuesAtoms } from '../../core/forms/values.atoms.ts'

/** The texts on an advisor's card. */
export const cardTexts = valuesAtoms<CardText>({
  load: (call, alias) => withRevision(call, getCardTexts, { params: { alias } }),
  save: (call, alias, body, revision) =>
    withRevision(call, putCardTexts, { params: { alias }, query: { revision }, body }),
  said: () => ['card-texts.saved']
})
