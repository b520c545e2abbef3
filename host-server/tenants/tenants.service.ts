import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '#contract/locales'
import { MODULES } from '#contract/modules'
import { PersonForm } from '#contract/people'
import { record } from '../audit/audit.service.ts'
import { Refused } from '../core/command.ts'
import { type CurrentTenant, findTenant, findTenantById } from '../core/current-tenant.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import type { Services } from '../core/services.ts'
import { isDuplicate, TenantDb } from '../core/tenant-db.ts'
import { textsIn } from '../core/texts.ts'
import { invite, linkOf } from '../people/invitations.service.ts'
import { create } from '../people/people.service.ts'

export interface NewTenant {
  name: string
  /** The host name under which it answers; mails lead there unless `base_url` says otherwise. */
  host: string
  base_url: string | null
  language: Locale
  time_zone: string
  administrator: Pick<PersonForm, 'first_name' | 'last_name' | 'email_address'>
}

/** A host name that an institution is given, or that is taken from it. */
export interface HostChange {
  /** One under which it answers. */
  of: string
  host: string
  isAdded: boolean
}

/** May do what an administrator may, and has no name: there is nobody yet. */
const SYSTEM = { uuid: '', full_name: '', roles: ['accountadmin'] }

/** As if it were done by hand at the institution itself. */
function callOf(services: Services, db: TenantDb, tenant: Omit<CurrentTenant, 'settings' | 'modules'>): Call {
  const { language: locale } = tenant
  const current = { ...tenant, settings: {}, modules: new Set(MODULES) }
  return { services, tenant: current, db, locale, t: textsIn(locale), user: SYSTEM } as unknown as Call
}

const refuseTaken = (host: string) => (failure: unknown) => {
  throw isDuplicate(failure) ? new Refused(`An institution answers to ${host} already.`) : failure
}

/**
 * Opens an institution with every module and one administrator, who is invited by mail and by the link that is returned.
 * Refuses a host name that another one has.
 */
export async function open(services: Services, { administrator, host, ...row }: NewTenant): Promise<string> {
  const tenant = { id: randomUUID(), host, ...row }
  const work = services.knex.transaction(async (trx) => {
    await trx('tenants').insert({ id: tenant.id, ...row })
    const db = new TenantDb(trx, tenant.id, true)
    await db.insert('tenant_domains', { host })
    await db.insert(
      'tenant_modules',
      MODULES.map((module_name) => ({ module_name, effective_state: true }))
    )
    const call = callOf(services, db, tenant)
    await record(db, call, { object: 'tenant', id: tenant.id, name: row.name }, undefined, { ...row, host })
    const { uuid } = await create(call, v.parse(PersonForm, { ...administrator, roles: ['accountadmin'] }))
    await invite(call, uuid)
    return `${baseUrl(services.config, call.tenant)}${await linkOf(call, uuid)}`
  })
  return work.catch(refuseTaken(host))
}

/** @returns what the links in its mails begin with from now on */
export async function changeHost(services: Services, { of, host, isAdded }: HostChange): Promise<string> {
  const work = services.knex.transaction(async (trx) => {
    const tenant = await findTenant(trx, of)
    if (!tenant) throw new Refused(`No institution answers to ${of}.`)
    const db = new TenantDb(trx, tenant.id, true)
    const hosts = async (): Promise<string[]> => db.table('tenant_domains').orderBy('host').pluck('host')
    const before = await hosts()
    if (isAdded) await db.insert('tenant_domains', { host })
    else if (!before.includes(host)) throw new Refused(`${tenant.name} does not answer to ${host}.`)
    else if (before.length === 1) throw new Refused(`${host} is the only host name of ${tenant.name}.`)
    else await db.table('tenant_domains').where({ host }).delete()
    const changed = { object: 'tenant' as const, id: tenant.id, name: tenant.name }
    await record(
      db,
      callOf(services, db, tenant),
      changed,
      { host: before.join(', ') },
      { host: (await hosts()).join(', ') }
    )
    return baseUrl(services.config, (await findTenantById(trx, tenant.id)) ?? tenant)
  })
  return work.catch(refuseTaken(host))
}
