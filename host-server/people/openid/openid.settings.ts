import type { OpenIdRoles } from '#contract/openid'
import { settingOf } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { unsealSetting } from '../../organization/settings/encrypted-settings.service.ts'

/** A tenant's sign-in service, read from its settings. */
export interface Provider {
  issuer: string
  clientId: string
  /** Empty if the service requires none. */
  secret: string
  scope: string
  /** Empty if roles are managed here only. */
  rolesClaim: string
  roles: OpenIdRoles
  createsUsers: boolean
}

type Settings = CurrentTenant['settings']

/** Whether a sign-in service is configured. */
export const isConfigured = (settings: Settings) => Boolean(settings.openid_issuer && settings.openid_client_id)

/** Whether passwords are accepted: they can be switched off only if there is a sign-in service. */
export const acceptsPasswords = (settings: Settings) =>
  settings.openid_password_sign_in !== 'false' || !isConfigured(settings)

/** Where the service sends people back to; it is registered there. */
export const callbackOf = (config: Config, tenant: CurrentTenant) =>
  `${baseUrl(config, tenant)}/account/openid/callback`

/** The URL that starts a sign-in, on the host that is registered with the service. */
export const startUrl = (config: Config, tenant: CurrentTenant, next: string): string | undefined =>
  isConfigured(tenant.settings)
    ? `${baseUrl(config, tenant)}/account/openid?${new URLSearchParams({ next })}`
    : undefined

function rolesOf(text: string | undefined): OpenIdRoles {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}

/** Undefined if the tenant has no sign-in service. */
export function providerOf(config: Config, { id, settings }: CurrentTenant): Provider | undefined {
  if (!isConfigured(settings)) return undefined
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
