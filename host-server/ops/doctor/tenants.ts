import type { Knex } from 'knex'
import { legalLink } from '#contract/links'
import { LOCALES, type Locale } from '#contract/locales'
import { isOrigin } from '#contract/settings'
import type { Parsed } from '../../core/base/config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

interface Tenant {
  id: string
  name: string
  language: string
  time_zone: string
}

const isZone = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

function checkOrigins(name: string, origins: string, { NODE_ENV }: Parsed): Finding[] {
  const list = origins.split(/\s+/).filter(Boolean)
  const wrong = list.filter((one) => !isOrigin(one))
  const plain = NODE_ENV === 'production' ? list.filter((one) => isOrigin(one) && one.startsWith('http:')) : []
  const todo = 'Write embed_origins as https://www.bank.example, separated by spaces, without a path.'
  return [
    ...wrong.map((one) => fault(name, `the embed origin ${one} is not valid`, todo)),
    ...plain.map((one) => warning(name, `the embed origin ${one} is not https`, todo))
  ]
}

/** The law requires both; forms, pages and mails link to them. */
function checkLegal(name: string, settings: Record<string, string>, language: Locale): Finding[] {
  const code = language === 'en' ? 'en' : 'de'
  const link = (page: 'imprint' | 'privacy') => legalLink(settings, page, language)
  const todo = (page: string) =>
    `Set ${page}_${code} in the advanced settings, as an address that starts with https://.`
  return [
    ...(link('privacy') ? [] : [fault(name, 'has no privacy policy to link to', todo('privacy'))]),
    ...(link('imprint') ? [] : [warning(name, 'has no imprint to link to', todo('imprint'))])
  ]
}

/** Every institution must have a host name, an existing language, a time zone that Node knows, and a privacy policy. */
export async function checkTenants(knex: Knex, env: Parsed): Promise<Finding[]> {
  const tenants: Tenant[] = await knex('tenants').orderBy('name').select('id', 'name', 'language', 'time_zone')
  const domains: { tenant_id: string }[] = await knex('tenant_domains').select('tenant_id')
  const settings: { tenant_id: string; name: string; value: string }[] = await knex('tenant_settings')
  const branches: { tenant_id: string; name: string; time_zone: string }[] = await knex('organizations')
  const check = ({ id, name, language, time_zone }: Tenant): Finding[] => {
    const about = `tenant ${name}`
    const zones = [time_zone, ...branches.filter(({ tenant_id }) => tenant_id === id).map((branch) => branch.time_zone)]
    const own = Object.fromEntries(
      settings.filter(({ tenant_id }) => tenant_id === id).map((setting) => [setting.name, setting.value])
    )
    const strange = [...new Set(zones)].filter((zone) => !isZone(zone))
    return [
      ...(domains.some(({ tenant_id }) => tenant_id === id)
        ? []
        : [fault(about, 'has no host name', 'Add a row to tenant_domains.')]),
      ...((LOCALES as readonly string[]).includes(language)
        ? []
        : [fault(about, `language ${language} is not supported`, `Set its language to one of ${LOCALES.join(', ')}.`)]),
      ...strange.map((zone) =>
        fault(about, `the time zone ${zone} is unknown`, 'Set an IANA time zone name, or update Node.')
      ),
      ...checkLegal(about, own, language as Locale),
      ...checkOrigins(about, own.embed_origins ?? '', env)
    ]
  }
  const findings = tenants.flatMap(check)
  if (!tenants.length) return [warning('tenants', 'none yet', 'Open the first institution: npm run tenant')]
  return findings.length ? findings : [ok('tenants', `${tenants.length}, no problems found`)]
}
