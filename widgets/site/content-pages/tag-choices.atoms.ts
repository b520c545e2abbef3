import { getContentPageChoices } from '#contract/content-pages'
import type { TagChoices } from '#contract/page-tags'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** What pages and their elements name; loaded once for all of them. */
export const tagChoices = requestAtoms<TagChoices>({ ask: (call) => call(getContentPageChoices, {}) })
