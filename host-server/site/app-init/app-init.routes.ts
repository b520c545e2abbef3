import * as v from 'valibot'
import { type AppInit, getAppInit } from '#contract/app-init'
import { themeOf } from '#contract/colour'
import { getOnlineAppointmentsConfiguration } from '#contract/configurations'
import { getMe } from '#contract/me'
import { MODULES } from '#contract/module-names'
import { getModules, type Modules } from '#contract/modules'
import { SETTING_NAMES, settingOf } from '#contract/settings'
import { getTenant, type Tenant } from '#contract/tenant'
import { type Call, isTopicsEnabled, route } from '../../core/http/http.ts'
import { meOf } from '../../core/http/session.ts'
import { tagsOf } from '../../core/pages/meta-tags.ts'
import { ownPicture, primaryColour } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'

const PUBLIC_SETTINGS = SETTING_NAMES.filter((name) => settingOf(name).isPublic)

export function publicTenant({ name, language, time_zone, settings }: CurrentTenant): Tenant {
  return {
    name,
    language,
    time_zone,
    images: {
      tenantLogo: ownPicture(settings['images.tenantLogo']),
      bigHeaderImage: ownPicture(settings['images.bigHeaderImage'])
    },
    headerWidget: { type: settings['headerWidget.type'] === 'underlined' ? 'underlined' : 'default' },
    // what came into the database unchecked must not reach a page
    settings: PUBLIC_SETTINGS.flatMap((name) => {
      const value = settings[name]
      return value !== undefined && v.is(settingOf(name).schema, value) ? [{ name, value }] : []
    }),
    meta_tags: tagsOf({ settings }),
    theme: themeOf(primaryColour({ settings }))
  }
}

const modulesOf = ({ modules }: CurrentTenant): Modules =>
  MODULES.map((module_name) => ({ module_name, effective_state: modules.has(module_name) }))

const configurationOf = (tenant: CurrentTenant) => ({ isTopicsEnabled: isTopicsEnabled(tenant) })

/** What the app needs before its first page; the server also includes it in the page. */
export const appInitOf = ({ tenant, user }: Pick<Call, 'tenant' | 'user'>): AppInit => ({
  tenant: publicTenant(tenant),
  modules: modulesOf(tenant),
  me: meOf(user),
  configurations: { 'online-appointments': configurationOf(tenant) }
})

export const appInit = [
  route(getAppInit, (call) => appInitOf(call), 'for-guests'),
  route(getTenant, ({ tenant }) => publicTenant(tenant), 'for-guests'),
  route(getModules, ({ tenant }) => modulesOf(tenant), 'for-guests'),
  route(getMe, ({ user }) => meOf(user)),
  route(getOnlineAppointmentsConfiguration, ({ tenant }) => configurationOf(tenant), 'for-guests')
]
