import { randomUUID } from 'node:crypto'
import {
  pathKey,
  REDIRECTIONS_MAX,
  REDIRECTIONS_PAGE_SIZE,
  type Redirection,
  type RedirectionForm,
  type RedirectionsPage,
  type RedirectionsQuery
} from '#contract/redirections'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { isTaken } from '../core/own-paths.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import * as repository from './redirections.repository.ts'
import { circleOf, type Hosts, hostsOf, isAllowed, targetKey } from './targets.ts'

export async function list({ db, tenant }: Call, query: RedirectionsQuery): Promise<RedirectionsPage> {
  const { allowed } = await hostsOf(db, tenant)
  return {
    redirections: await repository.findPage(db, query, REDIRECTIONS_PAGE_SIZE),
    total: await repository.count(db, query.q),
    page_size: REDIRECTIONS_PAGE_SIZE,
    time_zone: tenant.time_zone,
    hosts: [...allowed]
  }
}

type Errors = Record<string, string[]>

/** What is wrong with a redirection by itself, whatever else there is. */
export function faultsOf({ t }: Call, { path, target }: RedirectionForm, hosts: Hosts): Errors | undefined {
  if (isTaken(pathKey(path))) return { path: [t('errors.path-taken')] }
  if (isAllowed(target, hosts)) return undefined
  const listed = [...hosts.allowed].filter((host) => !hosts.own.has(host))
  const values = { own: [...hosts.own].join(', '), hosts: listed.join(', ') || 'none' }
  return { target: [t('errors.redirection-host', values)] }
}

export const fieldsOf = ({ path, target, status, is_active }: RedirectionForm): RedirectionForm => ({
  path,
  target,
  status,
  is_active
})

/** The row as it is to be written, or a refusal; what is written meanwhile waits. */
async function checked(call: Call, db: TenantDb, uuid: string, form: RedirectionForm, before?: RedirectionForm) {
  const { t, tenant, services } = call
  const hosts = await hostsOf(db, tenant)
  // what is not allowed any more can still be switched off
  const isMoved = form.path !== before?.path || form.target !== before.target
  const faults = isMoved && faultsOf(call, form, hosts)
  if (faults) throw new Unprocessable(faults)
  const row = {
    ...{ ...form, uuid, path_key: pathKey(form.path), target_key: targetKey(form.target, hosts) },
    changed_at: instant(services.clock.now())
  }
  const same = await repository.findByKey(db, row.path_key)
  if (same && same.uuid !== uuid) throw new Unprocessable({ path: [t('errors.path-known')] })
  const next = async (key: string) => {
    const found = await repository.findByKey(db, key)
    return found && found.uuid !== uuid ? found.target_key : undefined
  }
  const into = (keys: readonly string[]) => repository.findInto(db, keys, uuid)
  const circle = await circleOf(row.path_key, row.target_key, { next, into })
  // what has become too long by itself can still be switched off
  if (circle === 'loop' || (circle && isMoved)) throw new Unprocessable({ target: [t(`errors.redirection-${circle}`)] })
  return row
}

const found = async (db: TenantDb, uuid: string): Promise<Redirection> => {
  const redirection = await repository.find(db, uuid)
  if (!redirection) throw new NotFound()
  return redirection
}

export const create = (call: Call, form: RedirectionForm): Promise<Redirection> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const row = await checked(call, trx, randomUUID(), form)
    const tooMany = (await repository.count(trx)) >= REDIRECTIONS_MAX
    if (tooMany) throw new Unprocessable({ path: [call.t('errors.redirections-max', { max: REDIRECTIONS_MAX })] })
    await repository.insert(trx, row)
    await record(trx, call, { object: 'redirection', id: row.uuid, name: row.path }, undefined, fieldsOf(row))
    return found(trx, row.uuid)
  })

export const change = (call: Call, uuid: string, form: RedirectionForm): Promise<Redirection> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    const row = await checked(call, trx, uuid, form, before)
    await repository.update(trx, row)
    await record(trx, call, { object: 'redirection', id: uuid, name: row.path }, fieldsOf(before), fieldsOf(row))
    return found(trx, uuid)
  })

export const remove = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    await repository.lock(trx)
    const before = await found(trx, uuid)
    await repository.remove(trx, uuid)
    await record(trx, call, { object: 'redirection', id: uuid, name: before.path }, fieldsOf(before), undefined)
  })
