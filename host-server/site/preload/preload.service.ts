import { themeOf } from '#contract/colour'
import { addressOf, type Parsed } from '#contract/endpoint'
import { type Locale, resolveLocale, writtenIn } from '#contract/locales'
import { type getPreload, type Preload, type PreloadRead, preloads, scopesOf } from '#contract/preload'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { Refusal } from '../../core/base/failures.ts'
import { slicesOf } from '../../core/base/slices.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Answered, Call, Read } from '../../core/http/http.ts'
import { primaryColour } from '../../core/pages/page.ts'
import { isUnregistered } from '../../core/tenancy/current-tenant.ts'
import { messagesOf } from '../translations/translations.service.ts'

type Query = Parsed<typeof getPreload.shape.query>
type Found = readonly [address: string, answered: Answered]

/** What is refused is left out: the tag reads it by itself and shows why. Without the database, everything fails. */
async function find({ endpoint, request }: PreloadRead, locale: Locale, read: Read): Promise<Found[]> {
  try {
    const address = addressOf(endpoint.path, request.params, request.query)
    return [[address, await read(endpoint, request, locale)]]
  } catch (failure) {
    if (failure instanceof Refusal && failure.status < 500) return []
    throw failure
  }
}

/** A page of fifty cards reads two hundred times; others work in between. */
const AT_ONCE = 8

/** A minute old, and once older while the browser fetches the new answer; a foreign page shows it to guests only. */
const STALE = 'public, max-age=60, stale-while-revalidate=86400'

/** The texts, colours and first answers of some tags, each once. */
export async function preloadOf(
  { ctx, tenant }: Call,
  { locale: asked, tags, v: release }: Query,
  read: Read
): Promise<Preload> {
  const locale = resolveLocale(asked, tenant.language)
  const pictures = tags.flatMap(({ name, attributes }) => {
    const picture = preloads[name]
    return { ...picture, scopes: scopesOf(picture, attributes), reads: picture.reads(attributes) }
  })
  const wanted = new Map(
    pictures
      .flatMap(({ reads }) => reads)
      .map((one) => [addressOf(one.endpoint.path, one.request.params, one.request.query), one])
  )
  const found: Found[] = []
  for await (const some of slicesOf(wanted.values(), AT_ONCE))
    found.push(...(await Promise.all(some.map((one) => find(one, locale, read)))).flat())
  const isComplete = found.length === wanted.size
  if (isComplete && found.every(([, { isForGuests }]) => isForGuests)) markCacheable(ctx)
  const mayBeStale = release && pictures.every((picture) => picture.mayBeStale)
  if (ctx.state.isCacheable && mayBeStale && ctx.get('origin')) ctx.set('Cache-Control', STALE)
  return {
    locale,
    written_in: writtenIn(tenant.language, locale),
    messages: messagesOf(
      locale,
      pictures.flatMap(({ scopes }) => scopes)
    ),
    theme: themeOf(primaryColour(tenant)),
    refusal: isUnregistered(tenant, ctx.headers) ? FOREIGN_ORIGIN : undefined,
    answers: Object.fromEntries(
      found.flatMap(([address, { answer }]) => (answer === undefined ? [] : [[address, answer]]))
    )
  }
}
