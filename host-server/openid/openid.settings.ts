import type { OpenIdRoles } from '#contract/openid'
import { settingOf } from '#contract/settings'
import type { Config } from '../core/config.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import { baseUrl } from '../core/mail.ts'
import { unsealSetting } from '../settings/sealed-settings.ts'

/** A tenant's sign-in service, as its settings describe it. */
export interface Provider {
  issuer: string
  clientId: string
  /** Empty where the service asks for none. */
  secret: string
  scope: string
  /** Empty where roles are given here alone. */
  rolesClaim: string
  roles: OpenIdRoles
  createsUsers: boolean
}

type Settings = CurrentTenant['settings']

/** Whether there is a sign-in service to send people to. */
export const isOffered = (settings: Settings) => Boolean(settings.openid_issuer && settings.openid_client_id)

/** Passwords open accounts unless they are switched off; without a sign-in service nothing else would. */
export const takesPasswords = (settings: Settings) =>
  settings.openid_password_sign_in !== 'false' || !isOffered(settings)

/** Where signing in with the service begins: on the host whose address the service knows. */
export const startAddress = (config: Config, tenant: CurrentTenant, next: string): string | undefined =>
  isOffered(tenant.settings) ? `${baseUrl(config, tenant)}/account/openid?${new URLSearchParams({ next })}` : undefined

function rolesOf(text: string | undefined): OpenIdRoles {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

/** Undefined where the tenant has none. */
export function providerOf(config: Config, { id, settings }: CurrentTenant): Provider | undefined {
  if (!isOffered(settings)) return undefined
  return {
    issuer: settings.openid_issuer ?? '',
    clientId: settings.openid_client_id ?? '',
    secret: unsealSetting(config, id, 'openid_client_secret', settings.openid_client_secret ?? ''),
    scope: settings.openid_scope || settingOf('openid_scope').initial,
    rolesClaim: settings.openid_roles_claim ?? '',
    roles: rolesOf(settings.openid_roles),
    createsUsers: settings.openid_create_users === 'true'
  }
}
