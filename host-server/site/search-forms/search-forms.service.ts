import { randomUUID } from 'node:crypto'
import { PLAIN_SEARCH, type SearchDefinition } from '#contract/search'
import {
  type ManagedSearchForm,
  type ManagedSearchForms,
  SEARCH_FORMS_MAX,
  type SearchFormBody
} from '#contract/search-forms'
import { instant } from '../../core/base/clock.ts'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import { withRevision } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { choicesOf } from '../search/choices.service.ts'
import * as repository from './search-forms.repository.ts'

/** A form by its alias; the default one without. */
export async function findDefinition({ db }: Call, alias: string | undefined): Promise<SearchDefinition> {
  if (!alias) return PLAIN_SEARCH
  const form = await repository.findByAlias(db, alias)
  if (!form) throw new NotFound()
  return form
}

export async function list(call: Call): Promise<ManagedSearchForms> {
  const { db, app, tenant } = call
  return {
    forms: (await repository.findAll(db)).map(shown),
    choices: await choicesOf(call),
    origin: baseUrl(app.config, tenant)
  }
}

const fieldsOf = ({ name, slug, fields, presets, layout, shown, page_size }: SearchFormBody) => ({
  name,
  slug,
  fields: fields.join(', '),
  ...presets,
  layout,
  shown: shown.join(', '),
  page_size
})

const revised = ({ uuid: _, ...form }: repository.StoredForm) => form
const shown = withRevision(revised)

const forms = audited<repository.StoredForm>({
  lock: repository.lock,
  read: repository.find,
  subject: ({ uuid, name }) => ({ object: 'search-form', id: uuid, name }),
  fields: fieldsOf,
  revised,
  present: shown
})

/** Presets must exist, or the search would find no one; aliases are unique. */
async function refuse(
  { t }: Call,
  trx: TenantDb,
  { topics, branches }: ManagedSearchForms['choices'],
  form: SearchFormBody,
  before?: repository.StoredForm
): Promise<void> {
  const { topic, branch } = form.presets
  const errors: Record<string, string[]> = {}
  if (topic && topic !== before?.presets.topic && !topics.some(({ uuid }) => uuid === topic))
    errors['presets.topic'] = [t('errors.field')]
  if (branch && branch !== before?.presets.branch && !branches.some(({ slug }) => slug === branch))
    errors['presets.branch'] = [t('errors.field')]
  const same = await repository.findByAlias(trx, form.slug)
  if (same && same.uuid !== before?.uuid) errors.slug = [t('errors.search-form-alias')]
  if (Object.keys(errors).length) throw new Unprocessable(errors)
}

const now = ({ app }: Call) => instant(app.clock.now())

// the choices come before the transaction: their index is built bit by bit, with a connection of its own
export async function create(call: Call, form: SearchFormBody): Promise<ManagedSearchForm> {
  const choices = await choicesOf(call)
  const created = await forms.create(call, async (trx) => {
    await refuse(call, trx, choices, form)
    const { length } = await repository.findAll(trx)
    if (length >= SEARCH_FORMS_MAX)
      throw new Unprocessable({ name: [call.t('errors.search-forms-max', { max: SEARCH_FORMS_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form, now(call))
    return uuid
  })
  return shown(created)
}

/** @throws Conflict with the form as it is, if it is no longer that of the revision */
export async function change(
  call: Call,
  uuid: string,
  form: SearchFormBody,
  revision?: string
): Promise<ManagedSearchForm> {
  const choices = await choicesOf(call)
  const write = async (trx: TenantDb, before: repository.StoredForm) => {
    await refuse(call, trx, choices, form, before)
    await repository.update(trx, uuid, form, now(call))
  }
  return shown(await forms.change(call, uuid, write, revision))
}

export const remove = (call: Call, uuid: string): Promise<void> =>
  forms.remove(call, uuid, (trx) => repository.remove(trx, uuid))
