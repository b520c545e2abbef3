import type { Input } from '#contract/endpoint'
import type { Institution, putInstitution, putModule } from '#contract/institution'
import type { ModuleName } from '#contract/module-names'
import { LOGO_SETTINGS } from '#contract/photos'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import { ownPicture, primaryColour } from '../../core/pages/page.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './institution.repository.ts'

type Named = Input<(typeof putInstitution)['shape']>['body']
type Switched = Input<(typeof putModule)['shape']>['body']

const fieldsOf = ({ name, language }: Named) => ({ name, language })

export async function read(call: Call): Promise<Institution> {
  const { db, tenant } = call
  const logo = (surface: keyof typeof LOGO_SETTINGS) => ownPicture(tenant.settings[LOGO_SETTINGS[surface]])
  const named = await repository.findName(db)
  const all = {
    ...named,
    time_zone: tenant.time_zone,
    domains: await repository.findDomains(db),
    primary_color: primaryColour(tenant),
    logos: { light: logo('light'), dark: logo('dark') }
  }
  return tagged(call, all, fieldsOf(named))
}

const institution = audited({
  lock: (trx) => trx.lockTenant(),
  read: repository.findName,
  subject: ({ name }, { db }) => ({ object: 'tenant', id: db.tenantId, name }),
  fields: fieldsOf,
  revised: fieldsOf
})

/** @throws Conflict if it is no longer that of the revision */
export async function save(call: Call, named: Named, revision?: string): Promise<void> {
  const write = (trx: TenantDb) => repository.rename(trx, named)
  tagged(call, fieldsOf(await institution.change(call, call.db.tenantId, write, revision)))
}

const modules = audited({
  lock: (trx) => trx.lockTenant(),
  read: async (trx, name: ModuleName) => ({ name, effective_state: await repository.isOn(trx, name) }),
  subject: ({ name }) => ({ object: 'module', id: name, name }),
  fields: ({ effective_state }) => ({ effective_state })
})

export async function switchModule(call: Call, { module_name, effective_state }: Switched): Promise<void> {
  await modules.change(call, module_name, (trx) => repository.switchModule(trx, module_name, effective_state))
}
