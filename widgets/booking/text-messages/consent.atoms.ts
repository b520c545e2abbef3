import { atom } from 'jotai'
import { CONSENT_VERSION } from '#contract/text-consent'
import { getTranslations, type Messages } from '#contract/translations'
import { apiAtom } from '../../core/element/store.tsx'

/** Whether the visitor wants text messages. */
export const textsChosenAtom = atom(false)

/** What is sent with a form. */
export const consentAtom = atom((get) => (get(textsChosenAtom) ? CONSENT_VERSION : undefined))

/** The texts in a language, which come only where an institution sends text messages. */
export const consentTextsAtom = atom<{ locale: string; messages: Messages } | undefined>(undefined)

export const loadConsentTextsAtom = atom(null, async (get, set, locale: string) => {
  if (get(consentTextsAtom)?.locale === locale) return
  // without them there is nothing to choose, and the next visit tries again
  const messages = await get(apiAtom)
    .call(getTranslations, { query: { locale, scope: 'text-messages-consent' } })
    .catch(() => undefined)
  set(consentTextsAtom, messages && { locale, messages })
})
