import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  pathKey,
  REDIRECTIONS_MAX,
  REDIRECTIONS_PAGE_SIZE,
  Redirection,
  type RedirectionForm,
  type RedirectionsPage,
  type RedirectionsQuery
} from '#contract/redirections'
import { instant } from '../../core/base/clock.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { withRevision } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { isReserved } from '../../core/http/reserved-paths.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './redirections.repository.ts'
import { type Hosts, hostsOf, isAllowed, loopOrChainOf, targetKey } from './targets.ts'

export async function list({ db, tenant }: Call, query: RedirectionsQuery): Promise<RedirectionsPage> {
  const { allowed } = await hostsOf(db, tenant)
  return {
    redirections: (await repository.findPage(db, query, REDIRECTIONS_PAGE_SIZE)).map(shown),
    total: await repository.count(db, query.q),
    page_size: REDIRECTIONS_PAGE_SIZE,
    time_zone: tenant.time_zone,
    hosts: [...allowed]
  }
}

type Errors = Record<string, string[]>

function targetFaults({ t }: Call, target: string, hosts: Hosts): Errors | undefined {
  if (isAllowed(target, hosts)) return undefined
  const listed = [...hosts.allowed].filter((host) => !hosts.own.has(host))
  const values = { own: [...hosts.own].join(', '), hosts: listed.join(', ') || 'none' }
  return { target: [t('errors.redirection-host', values)] }
}

/** Errors of a redirect itself, regardless of others. */
export function faultsOf(call: Call, { path, target }: RedirectionForm, hosts: Hosts): Errors | undefined {
  if (isReserved(pathKey(path))) return { path: [call.t('errors.path-taken')] }
  return targetFaults(call, target, hosts)
}

/** @throws Unprocessable for a target whose host is not allowed */
export async function refuseTarget(call: Call, target: string): Promise<void> {
  const faults = targetFaults(call, target, await hostsOf(call.db, call.tenant))
  if (faults) throw new Unprocessable(faults)
}

export const fieldsOf = ({ path, target, status, is_active }: RedirectionForm): RedirectionForm => ({
  path,
  target,
  status,
  is_active
})

const shown = withRevision<repository.Counted>(fieldsOf)

/** The row to write, or a refusal; concurrent writers wait. */
async function checked(call: Call, db: TenantDb, uuid: string, form: RedirectionForm, before?: RedirectionForm) {
  const { t, tenant, app } = call
  const hosts = await hostsOf(db, tenant)
  // a redirect that is no longer allowed can still be switched off
  const isMoved = form.path !== before?.path || form.target !== before.target
  const faults = isMoved && faultsOf(call, form, hosts)
  if (faults) throw new Unprocessable(faults)
  const row = {
    ...form,
    uuid,
    path_key: pathKey(form.path),
    target_key: targetKey(form.target, hosts),
    changed_at: instant(app.clock.now())
  }
  const same = await repository.findByKey(db, row.path_key)
  if (same && same.uuid !== uuid) throw new Unprocessable({ path: [t('errors.path-known')] })
  const next = async (key: string) => {
    const found = await repository.findByKey(db, key)
    return found && found.uuid !== uuid ? found.target_key : undefined
  }
  const into = (keys: readonly string[]) => repository.findLeadingTo(db, keys, uuid)
  const circle = await loopOrChainOf(row.path_key, row.target_key, { next, into })
  // a redirect whose chain has become too long can still be switched off
  if (circle === 'loop' || (circle && isMoved)) throw new Unprocessable({ target: [t(`errors.redirection-${circle}`)] })
  return row
}

const redirections = audited<repository.Counted>({
  lock: repository.lock,
  read: repository.find,
  subject: ({ uuid, path }) => ({ object: 'redirection', id: uuid, name: path }),
  fields: (one) => ({ ...fieldsOf(one) }),
  revised: fieldsOf,
  present: (one) => v.parse(Redirection, shown(one))
})

export const read = async ({ db }: Call, uuid: string): Promise<RedirectionForm> =>
  fieldsOf(found(await repository.find(db, uuid)))

export const create = async (call: Call, form: RedirectionForm): Promise<Redirection> => {
  const created = await redirections.create(call, async (trx) => {
    const row = await checked(call, trx, randomUUID(), form)
    const tooMany = (await repository.count(trx)) >= REDIRECTIONS_MAX
    if (tooMany) throw new Unprocessable({ path: [call.t('errors.redirections-max', { max: REDIRECTIONS_MAX })] })
    await repository.insert(trx, row)
    return row.uuid
  })
  return shown(created)
}

/** @throws Conflict with the redirect as it is, if it is no longer that of the revision */
export async function change(call: Call, uuid: string, form: RedirectionForm, revision?: string): Promise<Redirection> {
  const write = async (trx: TenantDb, before: RedirectionForm) =>
    repository.update(trx, await checked(call, trx, uuid, form, before))
  return shown(await redirections.change(call, uuid, write, revision))
}

export const remove = (call: Call, uuid: string): Promise<void> =>
  redirections.remove(call, uuid, (trx) => repository.remove(trx, uuid))
