import { type CardText, getCardTexts, putCardTexts } from '#contract/card-texts'
import { valuesAtoms } from '../../core/forms/values.atoms.ts'

/** The texts on an advisor's card. */
export const cardTexts = valuesAtoms<CardText>({
  load: (call, alias) => call(getCardTexts, { params: { alias } }),
  save: (call, alias, body) => call(putCardTexts, { params: { alias }, body }),
  said: () => ['card-texts.saved']
})
