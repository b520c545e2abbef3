import * as v from 'valibot'

/**
 * The versions of what a visitor agrees to who wants text messages: each is the beginning of the SHA-256 of the texts
 * `text-messages.consent…` in all languages, the last that of today's. Consent is recorded with it.
 */
export const CONSENT_VERSIONS = ['bffa04fe86ea', 'f5c9549c6e2f'] as const
export type TextConsent = (typeof CONSENT_VERSIONS)[number]

export const CONSENT_VERSION: TextConsent = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1] as TextConsent

/** What the visitor has agreed to; absent for one who wants no text messages. */
export const TextConsent = v.optional(v.picklist(CONSENT_VERSIONS, 'unknown'))
