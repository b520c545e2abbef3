import { resolveLocale } from '#contract/locales'
import { getTranslations, type Messages } from '#contract/translations'
import { type Call, route } from '../../core/http/http.ts'
import { messagesOf } from './translations.service.ts'

/** Texts change with a release only, so they date from the first start of a process that has them. */
const lastModified = new Date(Math.floor(Date.now() / 1000) * 1000).toUTCString()

function textsFor({ ctx, tenant }: Call, { locale: asked, scope }: { locale?: string; scope?: string }): Messages {
  const locale = resolveLocale(asked, tenant.language)
  ctx.set('Content-Language', locale)
  ctx.set('Last-Modified', lastModified)
  ctx.set('Cache-Control', 'public, max-age=300')
  return messagesOf(locale, scope?.split(','))
}

export const translations = [route(getTranslations, (call, { query }) => textsFor(call, query), 'for-guests')]
