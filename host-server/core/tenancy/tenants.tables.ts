import type { Locale } from '#contract/locales'
import type { ModuleName } from '#contract/module-names'
import type { StoredData } from './stored-data.ts'

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

export const data = {
  tenants: {
    why: 'Institutions.',
    columns: {
      id: 'none',
      name: 'none',
      language: 'none',
      time_zone: 'none',
      base_url: 'none'
    }
  },
  tenant_domains: {
    why: 'Where an institution’s pages are.',
    columns: {
      host: 'none'
    }
  },
  tenant_modules: {
    why: 'What an institution has turned on.',
    columns: {
      module_name: 'none',
      effective_state: 'none'
    }
  },
  tenant_settings: {
    why: 'Settings of an institution.',
    columns: {
      name: 'none',
      value: 'none'
    }
  }
} as const satisfies Partial<StoredData>
