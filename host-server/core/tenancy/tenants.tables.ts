import type { Locale } from '#contract/locales'
import type { ModuleName } from '#contract/module-names'

declare module './query.ts' {
  interface Tables {
    tenants: {
      id: string
      name: string
      language: Locale
      time_zone: string
      base_url: string | null
    }
    tenant_domains: {
      host: string
    }
    tenant_modules: {
      module_name: ModuleName
      effective_state: boolean
    }
    tenant_settings: {
      name: string
      value: string
    }
  }
}
