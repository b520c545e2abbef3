import { getReplyTemplates, type ReplyTemplate } from '#contract/reply-templates'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** The institution's texts for replies. */
export const templates = requestAtoms<readonly ReplyTemplate[]>({ ask: (call) => call(getReplyTemplates, {}) })
