import type { Input } from '#contract/endpoint'
import type { Institution, putInstitution, putModule } from '#contract/institution'
import { LOGO_SETTINGS } from '#contract/photos'
import { record } from '../audit/audit.service.ts'
import type { Call } from '../core/http.ts'
import { ownPicture, primaryColour } from '../core/page.ts'
import * as repository from './institution.repository.ts'

type Named = Input<(typeof putInstitution)['shape']>['body']
type Switched = Input<(typeof putModule)['shape']>['body']

export async function read({ db, tenant }: Call): Promise<Institution> {
  const logo = (surface: keyof typeof LOGO_SETTINGS) => ownPicture(tenant.settings[LOGO_SETTINGS[surface]])
  return {
    ...(await repository.findName(db)),
    time_zone: tenant.time_zone,
    domains: await repository.findDomains(db),
    primary_color: primaryColour(tenant),
    logos: { light: logo('light'), dark: logo('dark') }
  }
}

export const save = (call: Call, named: Named): Promise<void> =>
  call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const { name, language } = await repository.findName(trx)
    await repository.rename(trx, named)
    await record(trx, call, { object: 'tenant', id: trx.tenantId, name: named.name }, { name, language }, named)
  })

export const switchModule = (call: Call, { module_name, effective_state }: Switched): Promise<void> =>
  call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const before = await repository.isOn(trx, module_name)
    await repository.switchModule(trx, module_name, effective_state)
    const changed = { object: 'module', id: module_name, name: module_name } as const
    await record(trx, call, changed, { effective_state: before }, { effective_state })
  })
