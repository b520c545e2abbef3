import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '#contract/locales'
import { MODULES, MODULES_OFF_AT_FIRST } from '#contract/module-names'
import { PersonForm } from '#contract/people'
import { textsIn } from '../../core/base/intl.ts'
import { CommandError } from '../../core/cli/command.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { type CurrentTenant, findTenant, findTenantById } from '../../core/tenancy/current-tenant.ts'
import { isDuplicate, TenantDb } from '../../core/tenancy/tenant-db.ts'
import { invite, linkOf } from '../../people/people/invitations.service.ts'
import { create } from '../../people/people/people.service.ts'

export interface NewTenant {
  name: string
  /** The host name of the site; links in e-mails use it unless `base_url` is set. */
  host: string
  base_url: string | null
  language: Locale
  time_zone: string
  administrator: Pick<PersonForm, 'first_name' | 'last_name' | 'email_address'>
}

/** A host name to add to an institution, or to remove from it. */
export interface HostChange {
  /** A present host name of the institution. */
  of: string
  host: string
  isAdded: boolean
}

/** Acts with an administrator's rights and without a name, since the institution has no users yet. */
const SYSTEM = { uuid: '', full_name: '', roles: ['accountadmin'] }

/** A call as if an administrator of the institution had made it; it has no request, which nothing here reads. */
function callOf(app: AppContext, db: TenantDb, tenant: Omit<CurrentTenant, 'settings' | 'modules'>): Call {
  const { language: locale } = tenant
  const current = { ...tenant, settings: {}, modules: new Set(MODULES) }
  return { app, tenant: current, db, locale, t: textsIn(locale), user: SYSTEM } as unknown as Call
}

const refuseTaken = (host: string) => (failure: unknown) => {
  throw isDuplicate(failure) ? new CommandError(`${host} is already used by an institution.`) : failure
}

/**
 * Opens an institution with the modules of a new one and one administrator, who is invited by mail and by the link that is returned.
 * @throws Refused for a host name that another institution has.
 */
export async function createTenant(app: AppContext, { administrator, host, ...row }: NewTenant): Promise<string> {
  const tenant = { id: randomUUID(), host, ...row }
  const work = app.knex.transaction(async (trx) => {
    await trx('tenants').insert({ id: tenant.id, ...row })
    const db = new TenantDb(trx, tenant.id, true)
    await db.insert('tenant_domains', { host })
    await db.insert(
      'tenant_modules',
      MODULES.map((module_name) => ({ module_name, effective_state: !MODULES_OFF_AT_FIRST.includes(module_name) }))
    )
    const call = callOf(app, db, tenant)
    await record(db, call, { object: 'tenant', id: tenant.id, name: row.name }, undefined, { ...row, host })
    const { uuid } = await create(call, v.parse(PersonForm, { ...administrator, roles: ['accountadmin'] }))
    await invite(call, uuid)
    return `${baseUrl(app.config, call.tenant)}${await linkOf(call, uuid)}`
  })
  return work.catch(refuseTaken(host))
}

/** @returns the base URL of links in its e-mails from now on */
export async function changeHost(app: AppContext, { of, host, isAdded }: HostChange): Promise<string> {
  const work = app.knex.transaction(async (trx) => {
    const tenant = await findTenant(trx, of)
    if (!tenant) throw new CommandError(`No institution uses ${of}.`)
    const db = new TenantDb(trx, tenant.id, true)
    const hosts = async (): Promise<string[]> => db.table('tenant_domains').orderBy('host').pluck('host')
    const before = await hosts()
    if (isAdded) await db.insert('tenant_domains', { host })
    else if (!before.includes(host)) throw new CommandError(`${tenant.name} does not use ${host}.`)
    else if (before.length === 1) throw new CommandError(`${host} is the only host name of ${tenant.name}.`)
    else await db.table('tenant_domains').where({ host }).delete()
    const changed = { object: 'tenant' as const, id: tenant.id, name: tenant.name }
    await record(
      db,
      callOf(app, db, tenant),
      changed,
      { host: before.join(', ') },
      { host: (await hosts()).join(', ') }
    )
    return baseUrl(app.config, (await findTenantById(trx, tenant.id)) ?? tenant)
  })
  return work.catch(refuseTaken(host))
}
