import { getContentPageChoices } from '#contract/content-pages'
import type { Answer } from '#contract/endpoint'
import { requestAtoms } from '../../core/data/request.atoms.ts'

export type Choices = Answer<(typeof getContentPageChoices)['shape']>

/** What pages and their elements name; loaded once for all of them. */
export const tagChoices = requestAtoms<Choices>({ ask: (call) => call(getContentPageChoices, {}) })
