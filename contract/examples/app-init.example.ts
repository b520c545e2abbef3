import type { AppInit } from '../app-init.ts'
import { MODULES } from '../module-names.ts'
import type { Tenant } from '../tenant.ts'

export const exampleTenant: Tenant = {
  name: 'Alpenbank',
  language: 'en',
  time_zone: 'Europe/Vienna',
  images: { tenantLogo: null, tenantLogoDark: null, bigHeaderImage: null },
  headerWidget: { type: 'default' },
  settings: [{ name: 'primary_color', value: '#0b5d4e' }],
  meta_tags: [],
  theme: { primary: '#0b5d4e', on_primary: '#ffffff', accent_light: '#0b5d4e', accent_dark: '#5fb8a6' }
}

export const exampleAdvisorMe = {
  roles: ['stduser' as const],
  alias: 'anna-gruber',
  is_institutional: true,
  full_name: 'Anna Gruber',
  email_address: 'advisor@demo.example'
}

export const exampleAppInit: AppInit = {
  tenant: exampleTenant,
  modules: MODULES.map((module_name) => ({ module_name, effective_state: true })),
  me: exampleAdvisorMe,
  configurations: { 'online-appointments': { isTopicsEnabled: true } }
}
