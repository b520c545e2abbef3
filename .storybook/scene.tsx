import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { exampleAppInit, exampleTenant } from '#contract/examples/app-init.example'
import type { Locale } from '#contract/locales'
import type { Theme } from '#contract/tenant'
import { answer, preloadsOf, resetNetwork, translationsOf } from '../widgets/testing/network.ts'

/** What a request is answered with: a body, or a function such as `never` or `refusal(422, …)`. */
export type Answers = Record<string, unknown>

/** The colours of three tenants, as the server derives them. */
export const THEMES: Record<string, Theme> = {
  Alpenbank: exampleTenant.theme,
  Nordbank: { primary: '#1d3f8a', on_primary: '#ffffff', accent_light: '#1d3f8a', accent_dark: '#7388b6' },
  'Spec default': { primary: '#ed6b61', on_primary: '#14171c', accent_light: '#b9534c', accent_dark: '#ed6b61' }
}

/** The page around a story. */
export interface Look {
  padding: number | string
  background: string
}

interface SceneProps {
  locale: Locale
  scheme: 'light' | 'dark'
  tenant: string
  answers: Answers
  look: Look
  children: ReactNode
}

const OriginContext = createContext('')

/** The stubbed server of the current story. */
export const useOrigin = () => useContext(OriginContext)

let servers = 0

/** Each rendering of a story has a server of its own, so that responses do not reach another. */
function openServer({ locale, tenant, answers }: Pick<SceneProps, 'locale' | 'tenant' | 'answers'>): string {
  servers += 1
  const origin = `https://server-${servers}.example`
  const ownTenant = { ...exampleTenant, name: tenant, language: locale, theme: THEMES[tenant] ?? exampleTenant.theme }
  const translations = translationsOf(() => locale)
  const all: Answers = {
    'GET /api/v1/translations': translations,
    'HEAD /api/v1/translations': translations,
    'GET /api/v1/preload': preloadsOf(() => locale, ownTenant.theme),
    'GET /api/v1/tenant': ownTenant,
    'GET /api/v1/app-init': { ...exampleAppInit, tenant: ownTenant },
    ...answers
  }
  for (const [route, reply] of Object.entries(all)) answer(route, reply, 200, origin)
  return origin
}

const style = (colorScheme: string, look: Look) => ({
  ...look,
  colorScheme,
  minBlockSize: 'inherit',
  boxSizing: 'border-box' as const,
  color: 'light-dark(#1b2328, #e9edf0)',
  fontFamily: 'system-ui, sans-serif'
})

/** The page around a story: its language, its colour scheme and the server that answers. */
export function Scene({ locale, scheme, tenant, answers, look, children }: SceneProps) {
  const origin = useMemo(() => openServer({ locale, tenant, answers }), [locale, tenant, answers])
  // `de` asks for the tenant's own German
  return (
    <div key={origin} lang={locale === 'en' ? 'en' : 'de'} style={style(scheme, look)}>
      <OriginContext.Provider value={origin}>{children}</OriginContext.Provider>
    </div>
  )
}

resetNetwork()
