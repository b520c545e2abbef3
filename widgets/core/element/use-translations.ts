import { useCallback } from 'react'
import { getTranslations, type Messages } from '#contract/translations'
import { caller } from './api.ts'
import { once } from './loads.ts'
import { useTextsContext } from './texts.tsx'
import { useLoaded } from './use-loaded.ts'

/** The texts of what comes on demand: who never opens it does not load them. Undefined until they are there. */
export function useTranslations(scope: string): Messages | undefined {
  const { locale } = useTextsContext()
  const load = useCallback(
    (origin: string) =>
      once(`${scope} ${origin} ${locale}`, () => caller(origin)(getTranslations, { query: { scope, locale } })),
    [scope, locale]
  )
  return useLoaded(load)
}
