import {
  OtherReplyTemplate,
  postReplyTemplate,
  putReplyTemplate,
  type ReplyTemplate,
  type ReplyTemplateForm
} from '#contract/reply-templates'
import { listUpdates } from '../../core/data/list.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { replyTemplates } from './reply-templates.atoms.ts'

/** The form of one reply template. */
export const replyTemplateForm = draftAtoms<ReplyTemplate, ReplyTemplateForm>({
  of: (replyTemplate) => ({ name: replyTemplate?.name ?? '', text: replyTemplate?.text ?? '' }),
  save(call, body, replyTemplate) {
    if (!replyTemplate) return call(postReplyTemplate, { body })
    const { uuid, revision } = replyTemplate
    return call(putReplyTemplate, { params: { uuid }, query: { revision }, body })
  },
  outdated: OtherReplyTemplate,
  nameOf: ({ name }) => name,
  ...listUpdates(replyTemplates)
})
