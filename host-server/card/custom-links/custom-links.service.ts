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
import { Unprocessable } from '../../core/base/failures.ts'
import { withRevision } from '../../core/base/revision.ts'
import { recordAll } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './custom-links.repository.ts'

const fieldsOf = ({ icon, label, pattern, is_retired }: Omit<repository.Counted, 'uuid' | 'advisors'>) => ({
  icon,
  label,
  pattern,
  is_retired
})

const shown = withRevision<repository.Counted>(fieldsOf)

export const list = async ({ db }: Call): Promise<CustomLinkKind[]> => (await repository.findAll(db)).map(shown)

const subject = ({ uuid, label }: repository.Counted) => ({ object: 'custom-link', id: uuid, name: label }) as const

const kinds = audited({
  lock: repository.lock,
  read: repository.find,
  subject,
  fields: fieldsOf,
  revised: fieldsOf,
  present: shown
})

export async function create(call: Call, form: CustomLinkForm): Promise<CustomLinkKind> {
  const created = await kinds.create(call, async (trx) => {
    const { length } = await repository.findAll(trx)
    if (length >= LINKS_MAX) throw new Unprocessable({ label: [call.t('errors.links-max', { max: LINKS_MAX })] })
    const uuid = randomUUID()
    await repository.insert(trx, uuid, form, await repository.nextPosition(trx))
    return uuid
  })
  return shown(created)
}

/** Converts advisors' values from one pattern to another; a value that does not fit stays unchanged, and is not shown. */
async function carryOver(db: TenantDb, uuid: string, before: string, after: string): Promise<void> {
  for (const { advisor_uuid, value } of await repository.findValues(db, uuid)) {
    const carried = valueIn(after, linkOf(before, value) || value)
    if (carried !== value && fits(after, carried))
      await repository.updateValue(db, uuid, { advisor_uuid, value: carried })
  }
}

/** @throws Conflict with the link type as it is, if it is no longer that of the revision */
export async function change(
  call: Call,
  uuid: string,
  form: CustomLinkForm,
  revision?: string
): Promise<CustomLinkKind> {
  const write = async (trx: TenantDb, before: repository.Counted) => {
    await repository.update(trx, uuid, form)
    if (before.pattern !== form.pattern) await carryOver(trx, uuid, before.pattern, form.pattern)
  }
  return shown(await kinds.change(call, uuid, write, revision))
}

/** The log says for how many advisors it goes. */
const removed = audited({
  lock: repository.lock,
  read: repository.find,
  subject,
  fields: (kind) => ({ ...fieldsOf(kind), advisors: kind.advisors })
})

export const remove = (call: Call, uuid: string): Promise<void> =>
  removed.remove(call, uuid, (trx) => repository.remove(trx, uuid))

export const arrange = (call: Call, uuids: readonly string[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const all = await repository.findAll(trx)
    if (uuids.some((uuid) => !all.some((kind) => kind.uuid === uuid)))
      throw new Unprocessable({ uuids: [call.t('errors.field')] })
    const named = [...new Set(uuids)]
    const order = [...named, ...all.map(({ uuid }) => uuid).filter((uuid) => !named.includes(uuid))]
    await repository.arrange(trx, order)
    const changes = all.map((kind, at) => ({
      changed: subject(kind),
      before: { position: at + 1 },
      after: { position: order.indexOf(kind.uuid) + 1 }
    }))
    await recordAll(trx, call, changes)
  })

const valuesOf = (links: readonly OwnLink[]) => Object.fromEntries(links.map(({ label, value }) => [label, value]))

/** Validates the values. @throws Unprocessable with the errors of each link. */
function entered({ t }: Call, links: readonly OwnLink[], given: OwnValues) {
  const errors: Record<string, string[]> = {}
  const values = new Map<string, string>()
  for (const { uuid, value: typed } of given) {
    const link = links.find((one) => one.uuid === uuid)
    const value = link ? valueIn(link.pattern, typed) : ''
    if (!link) errors[uuid] = [t('errors.field')]
    else if (fits(link.pattern, value)) values.set(uuid, value)
    else {
      const pattern = link.pattern === PLACEHOLDER ? 'any' : link.pattern.replace(PLACEHOLDER, '…')
      errors[uuid] = [t('errors.own-link', { pattern })]
    }
  }
  if (Object.keys(errors).length) throw new Unprocessable(errors)
  return [...values].flatMap(([uuid, value]) => (value ? [{ uuid, value }] : []))
}

const own = audited<OwnLink[]>({
  lock: (trx, { advisor }) => repository.lockOwn(trx, advisor.uuid),
  read: repository.findOwn,
  subject: (_, call) => subjectOfCard(call),
  fields: valuesOf
})

/** Replaces an advisor's links; an empty value is no link (spec §3). @throws Conflict if they are no longer those of the revision */
export function saveOwn(call: Call, given: OwnValues, revision?: string): Promise<OwnLink[]> {
  const { uuid } = call.advisor
  const replace = (trx: TenantDb, links: readonly OwnLink[]) => {
    const known = links.map((link) => link.uuid)
    return repository.replaceOwn(trx, uuid, known, entered(call, links, given))
  }
  return own.change(call, uuid, replace, revision)
}
