import * as v from 'valibot'
import { type AppInit, getAppInit } from '#contract/app-init'
import { themeOf } from '#contract/colour'
import { getOnlineAppointmentsConfiguration } from '#contract/configurations'
import { getMe, type Me } from '#contract/me'
import { MODULES } from '#contract/module-names'
import { getModules, type Modules } from '#contract/modules'
import { SETTING_NAMES, settingOf } from '#contract/settings'
import { getTenant, type Tenant } from '#contract/tenant'
import { offersTexts } from '../../booking/text-messages/provider-settings.service.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, isTopicsEnabled, route } from '../../core/http/http.ts'
import { tagsOf } from '../../core/pages/meta-tags.ts'
import { ownPicture, primaryColour } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { hasPasswords } from '../../people/account/account.service.ts'

const PUBLIC_SETTINGS = SETTING_NAMES.filter((name) => settingOf(name).isPublic)

export function publicTenant({ name, language, time_zone, settings }: CurrentTenant): Tenant {
  return {
    name,
    language,
    time_zone,
    images: {
      tenantLogo: ownPicture(settings['images.tenantLogo']),
      tenantLogoDark: ownPicture(settings['images.tenantLogoDark']),
      bigHeaderImage: ownPicture(settings['images.bigHeaderImage'])
    },
    headerWidget: { type: settings['headerWidget.type'] === 'underlined' ? 'underlined' : 'default' },
    // what came into the database unchecked must not reach a page
    settings: PUBLIC_SETTINGS.flatMap((name) => {
      const value = settings[name]
      return value !== undefined && v.is(settingOf(name).schema, value) ? [{ name, value }] : []
    }),
    meta_tags: tagsOf({ settings }),
    theme: themeOf(primaryColour({ settings })),
    ...(offersTexts({ settings }) && { has_texts: true })
  }
}

const modulesOf = ({ modules }: CurrentTenant): Modules =>
  MODULES.map((module_name) => ({ module_name, effective_state: modules.has(module_name) }))

const configurationOf = (tenant: CurrentTenant) => ({ isTopicsEnabled: isTopicsEnabled(tenant) })

/** What the browser learns about the user. */
function meOf({ user, tenant }: Pick<Call, 'tenant' | 'user'>): Me {
  if (!user) return {}
  const { roles, alias, is_institutional, full_name, email_address, photo, language, appearance } = user
  const own = { roles, alias, is_institutional, full_name, email_address, language, appearance }
  return { ...own, profile_picture_url: mediaUrl(photo), has_passwords: hasPasswords(tenant) }
}

/** What the app needs before its first page; the server also includes it in the page. */
export const appInitOf = (call: Pick<Call, 'tenant' | 'user'>): AppInit => ({
  tenant: publicTenant(call.tenant),
  modules: modulesOf(call.tenant),
  me: meOf(call),
  configurations: { 'online-appointments': configurationOf(call.tenant) }
})

export const appInit = [
  route(getAppInit, (call) => appInitOf(call), 'for-guests'),
  route(getTenant, ({ tenant }) => publicTenant(tenant), 'for-guests'),
  route(getModules, ({ tenant }) => modulesOf(tenant), 'for-guests'),
  route(getMe, meOf),
  route(getOnlineAppointmentsConfiguration, ({ tenant }) => configurationOf(tenant), 'for-guests')
]
