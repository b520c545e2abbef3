import { randomUUID } from 'node:crypto'
import {
  type CustomLinkForm,
  type CustomLinkKind,
  fits,
  LINKS_MAX,
  linkOf,
  type OwnLink,
  type OwnValues,
  PLACEHOLDER,
  valueIn
} from '#contract/custom-links'
import { fullName } from '../advisors/full-name.ts'
import { record } from '../audit/audit.service.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import * as repository from './custom-links.repository.ts'

const fieldsOf = ({ icon, label, pattern, is_retired }: Omit<CustomLinkKind, 'uuid' | 'advisors'>) => ({
  ...{ icon, label, pattern, is_retired }
})

const object = 'custom-link'

async function found(db: TenantDb, uuid: string): Promise<CustomLinkKind> {
  const kind = await repository.find(db, uuid)
  if (!kind) throw new NotFound()
  return kind
}

export const create = (call: Call, form: CustomLinkForm): Promise<CustomLinkKind> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const { length } = await repository.findAll(trx)
    if (length >= LINKS_MAX) throw new Unprocessable({ label: [call.t('errors.links-max', { max: LINKS_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form, await repository.nextPosition(trx))
    await record(trx, call, { object, id: uuid, name: form.label }, undefined, fieldsOf(form))
    return found(trx, uuid)
  })

/** What was entered for one pattern as another has it; what fits neither way stays as it is, and is not shown. */
async function carryOver(db: TenantDb, uuid: string, before: string, after: string): Promise<void> {
  for (const { advisor_uuid, value } of await repository.findValues(db, uuid)) {
    const carried = valueIn(after, linkOf(before, value) || value)
    if (carried !== value && fits(after, carried))
      await repository.updateValue(db, uuid, { advisor_uuid, value: carried })
  }
}

export const change = (call: Call, uuid: string, form: CustomLinkForm): Promise<CustomLinkKind> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    await repository.update(trx, uuid, form)
    if (before.pattern !== form.pattern) await carryOver(trx, uuid, before.pattern, form.pattern)
    await record(trx, call, { object, id: uuid, name: form.label }, fieldsOf(before), fieldsOf(form))
    return found(trx, uuid)
  })

export const remove = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    await repository.remove(trx, uuid)
    const gone = { ...fieldsOf(before), advisors: before.advisors }
    await record(trx, call, { object, id: uuid, name: before.label }, gone, undefined)
  })

export const arrange = (call: Call, uuids: readonly string[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const kinds = await repository.findAll(trx)
    if (uuids.some((uuid) => !kinds.some((kind) => kind.uuid === uuid)))
      throw new Unprocessable({ uuids: [call.t('errors.field')] })
    const named = [...new Set(uuids)]
    const order = [...named, ...kinds.map(({ uuid }) => uuid).filter((uuid) => !named.includes(uuid))]
    await repository.arrange(trx, order)
    for (const [at, { uuid, label }] of kinds.entries()) {
      const to = order.indexOf(uuid)
      await record(trx, call, { object, id: uuid, name: label }, { position: at + 1 }, { position: to + 1 })
    }
  })

const valuesOf = (links: readonly OwnLink[]) => Object.fromEntries(links.map(({ label, value }) => [label, value]))

/** Replaces what an advisor has entered; what is empty is no link (spec §3). */
export const saveOwn = (call: Call, given: OwnValues): Promise<OwnLink[]> =>
  call.db.transaction(async (trx) => {
    const { advisor, user, t } = call
    await repository.lockOwn(trx, advisor.uuid)
    const known = new Map((await repository.findOwn(trx, advisor.uuid)).map((link) => [link.uuid, link]))
    const errors: Record<string, string[]> = {}
    const values = new Map<string, string>()
    for (const { uuid, value: typed } of given) {
      const link = known.get(uuid)
      const value = link ? valueIn(link.pattern, typed) : ''
      if (!link) errors[uuid] = [t('errors.field')]
      else if (!fits(link.pattern, value))
        errors[uuid] = [
          t('errors.own-link', {
            pattern: link.pattern === PLACEHOLDER ? 'any' : link.pattern.replace(PLACEHOLDER, '…')
          })
        ]
      else values.set(uuid, value)
    }
    if (Object.keys(errors).length) throw new Unprocessable(errors)
    const kept = [...values].flatMap(([uuid, value]) => (value ? [{ uuid, value }] : []))
    await repository.replaceOwn(trx, advisor.uuid, [...known.keys()], kept)
    const saved = await repository.findOwn(trx, advisor.uuid)
    // one's own card is no administration
    if (user?.alias !== advisor.alias) {
      const changed = { object: 'advisor' as const, id: advisor.uuid, name: fullName(advisor) }
      await record(trx, call, changed, valuesOf([...known.values()]), valuesOf(saved))
    }
    return saved
  })
