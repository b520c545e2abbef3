import { randomUUID } from 'node:crypto'
import { REPLY_TEMPLATES_MAX, type ReplyTemplate, type ReplyTemplateForm } from '#contract/reply-templates'
import { Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './reply-templates.repository.ts'

/** Reading the row locks it. */
const replyTemplates = audited({
  read: repository.lock,
  subject: ({ uuid, name }) => ({ object: 'reply-template', id: uuid, name }),
  fields: ({ name, text }) => ({ name, text })
})

export const list = ({ db }: Call): Promise<ReplyTemplate[]> => repository.findAll(db)

export const create = (call: Call, form: ReplyTemplateForm): Promise<ReplyTemplate> =>
  replyTemplates.create(call, async (trx) => {
    const { length } = await repository.findAll(trx)
    if (length >= REPLY_TEMPLATES_MAX)
      throw new Unprocessable({ name: [call.t('errors.reply-templates-max', { max: REPLY_TEMPLATES_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, { uuid, ...form })
    return uuid
  })

export const change = (call: Call, uuid: string, form: ReplyTemplateForm): Promise<ReplyTemplate> =>
  replyTemplates.change(call, uuid, (trx) => repository.update(trx, uuid, form))

export const remove = (call: Call, uuid: string): Promise<void> =>
  replyTemplates.remove(call, uuid, (trx) => repository.remove(trx, uuid))
