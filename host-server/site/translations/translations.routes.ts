import { catalogue, scopeNames } from '#contract/catalogue'
import { type Locale, resolveLocale } from '#contract/locales'
import { getTranslations, type Messages } from '#contract/translations'
import { type Call, route } from '../../core/http/http.ts'

/** Texts change with a release only, so they date from the first start of a process that has them. */
const lastModified = new Date(Math.floor(Date.now() / 1000) * 1000).toUTCString()

const cache = new Map<string, Messages>()

function messages(locale: Locale, scope: string | undefined): Messages {
  const asked = scope?.split(',')
  // sorted and deduplicated, so that a caller cannot fill the cache with variants of one request
  const names = asked && scopeNames.filter((name) => asked.includes(name))
  const key = `${locale} ${names?.join()}`
  const known = cache.get(key) ?? catalogue(locale, names)
  cache.set(key, known)
  return known
}

function textsFor({ ctx, tenant }: Call, { locale: asked, scope }: { locale?: string; scope?: string }): Messages {
  const locale = resolveLocale(asked, tenant.language)
  ctx.set('Content-Language', locale)
  ctx.set('Last-Modified', lastModified)
  ctx.set('Cache-Control', 'public, max-age=300')
  return messages(locale, scope)
}

export const translations = [route(getTranslations, (call, { query }) => textsFor(call, query), 'for-guests')]
