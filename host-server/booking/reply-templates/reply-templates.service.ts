import { randomUUID } from 'node:crypto'
import { REPLY_TEMPLATES_MAX, type ReplyTemplate, type ReplyTemplateForm } from '#contract/reply-templates'
import { Unprocessable } from '../../core/base/failures.ts'
import { withRevision } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './reply-templates.repository.ts'

const fieldsOf = ({ name, text }: ReplyTemplateForm) => ({ name, text })

const shown = withRevision<repository.Row>(fieldsOf)

/** Reading the row locks it. */
const replyTemplates = audited({
  read: repository.lock,
  subject: ({ uuid, name }) => ({ object: 'reply-template', id: uuid, name }),
  fields: fieldsOf,
  revised: fieldsOf,
  present: shown
})

export const list = async ({ db }: Call): Promise<ReplyTemplate[]> => (await repository.findAll(db)).map(shown)

export const create = async (call: Call, form: ReplyTemplateForm): Promise<ReplyTemplate> => {
  const row = await replyTemplates.create(call, async (trx) => {
    const { length } = await repository.findAll(trx)
    if (length >= REPLY_TEMPLATES_MAX)
      throw new Unprocessable({ name: [call.t('errors.reply-templates-max', { max: REPLY_TEMPLATES_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, { uuid, ...form })
    return uuid
  })
  return shown(row)
}

/** @throws Conflict with the template as it is, if it is no longer that of the revision */
export const change = async (
  call: Call,
  uuid: string,
  form: ReplyTemplateForm,
  revision?: string
): Promise<ReplyTemplate> =>
  shown(await replyTemplates.change(call, uuid, (trx) => repository.update(trx, uuid, form), revision))

export const remove = (call: Call, uuid: string): Promise<void> =>
  replyTemplates.remove(call, uuid, (trx) => repository.remove(trx, uuid))
