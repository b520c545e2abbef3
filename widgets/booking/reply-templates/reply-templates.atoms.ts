import { deleteReplyTemplate, getReplyTemplates, type ReplyTemplate } from '#contract/reply-templates'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'

export const replyTemplates = listAtoms<readonly ReplyTemplate[], ReplyTemplate>({
  noun: 'reply-templates',
  ask: (call) => call(getReplyTemplates, {})
})

export const replyTemplateRemoval = removalAtoms<ReplyTemplate>({
  remove: (call, { uuid }) => call(deleteReplyTemplate, { params: { uuid } }),
  nameOf: ({ name }) => name,
  list: replyTemplates
})
