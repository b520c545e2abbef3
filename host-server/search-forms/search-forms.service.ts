import { randomUUID } from 'node:crypto'
import { PLAIN_SEARCH, type SearchDefinition } from '#contract/search'
import {
  type ManagedSearchForm,
  type ManagedSearchForms,
  SEARCH_FORMS_MAX,
  type SearchFormBody
} from '#contract/search-forms'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { choicesOf } from '../search/choices.service.ts'
import * as repository from './search-forms.repository.ts'

const object = 'search-form'

/** What a form says; without an alias the plain one. */
export async function findDefinition({ db }: Call, alias: string | undefined): Promise<SearchDefinition> {
  if (!alias) return PLAIN_SEARCH
  const form = await repository.findByAlias(db, alias)
  if (!form) throw new NotFound()
  return form
}

export async function list(call: Call): Promise<ManagedSearchForms> {
  const { db, services, tenant } = call
  return {
    forms: await repository.findAll(db),
    choices: await choicesOf(call),
    origin: baseUrl(services.config, tenant)
  }
}

const fieldsOf = ({ name, slug, fields, presets, layout, shown, page_size }: SearchFormBody) => ({
  ...{ name, slug, fields: fields.join(', '), ...presets },
  ...{ layout, shown: shown.join(', '), page_size }
})

async function found(db: TenantDb, uuid: string): Promise<ManagedSearchForm> {
  const form = await repository.find(db, uuid)
  if (!form) throw new NotFound()
  return form
}

/** A preset of what is not there would find nobody, and an alias stands for one form. */
async function refuse(call: Call, db: TenantDb, form: SearchFormBody, before?: ManagedSearchForm): Promise<void> {
  const { t } = call
  const { topics, branches } = await choicesOf(call, db)
  const { topic, branch } = form.presets
  const errors: Record<string, string[]> = {}
  if (topic && topic !== before?.presets.topic && !topics.some(({ uuid }) => uuid === topic))
    errors['presets.topic'] = [t('errors.field')]
  if (branch && branch !== before?.presets.branch && !branches.some(({ slug }) => slug === branch))
    errors['presets.branch'] = [t('errors.field')]
  const same = await repository.findByAlias(db, form.slug)
  if (same && same.uuid !== before?.uuid) errors.slug = [t('errors.search-form-alias')]
  if (Object.keys(errors).length) throw new Unprocessable(errors)
}

const now = ({ services }: Call) => instant(services.clock.now())

export const create = (call: Call, form: SearchFormBody): Promise<ManagedSearchForm> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    await refuse(call, trx, form)
    const { length } = await repository.findAll(trx)
    if (length >= SEARCH_FORMS_MAX)
      throw new Unprocessable({ name: [call.t('errors.search-forms-max', { max: SEARCH_FORMS_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form, now(call))
    await record(trx, call, { object, id: uuid, name: form.name }, undefined, fieldsOf(form))
    return found(trx, uuid)
  })

export const change = (call: Call, uuid: string, form: SearchFormBody): Promise<ManagedSearchForm> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    await refuse(call, trx, form, before)
    await repository.update(trx, uuid, form, now(call))
    await record(trx, call, { object, id: uuid, name: form.name }, fieldsOf(before), fieldsOf(form))
    return found(trx, uuid)
  })

export const remove = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    await repository.remove(trx, uuid)
    await record(trx, call, { object, id: uuid, name: before.name }, fieldsOf(before), undefined)
  })
