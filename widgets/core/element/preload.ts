import { getPreload, PRELOAD_ATTRIBUTES, PRELOAD_LENGTH_MAX, PRELOAD_TAGS_MAX, type Preload } from '#contract/preload'
import { keepAnswers, ownOrigin, send, TIMEOUT } from './api.ts'
import { upgrade } from './stand-in.ts'

/**
 * What the loader (`embed.js`) and the elements, which are files of their own, know of each other: by language and tag,
 * the response that the loader has requested; undefined if there was none.
 */
interface Shared {
  upgrade?: typeof upgrade
  [tag: string]: unknown
}

/** A server, with a slash at its end. */
export type Address = `${string}://${string}`

declare global {
  interface Document {
    /** What belongs to the loader of a server: a page's own globals stay as they are. */
    [server: Address]: Shared
  }
}

const OWN = `${ownOrigin}/` as Address

/** An application may import the elements on its server, too. */
const shared: Shared = (typeof document !== 'undefined' && document[OWN]) || {}
shared.upgrade = upgrade
if (typeof document !== 'undefined') document[OWN] = shared

/** The language from `lang` on the tag or around it; empty means the tenant's. */
const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''

/** A tag with the attributes that matter, as a preload names it. */
function nameOf(element: Element): string {
  const pairs = PRELOAD_ATTRIBUTES.map((name) => {
    const value = element.getAttribute(name) ?? ''
    // others than aliases and the like name nothing
    return /^[\w-]+$/.test(value) ? `;${name}=${value}` : ''
  })
  return element.localName.slice(8) + pairs.join('')
}

/** What is to be requested in this tick, by server and language. */
const batches = new Map<string, { tags: string[]; response: Promise<Response> }>()

/** In characters: tags with several long attributes go separately. */
const LONGEST = PRELOAD_LENGTH_MAX - 500

const request = (origin: string, lang: string, tags: string[]) =>
  send(`${origin}${getPreload.path}?locale=${encodeURIComponent(lang)}&tags=${tags}`, {
    method: 'GET',
    credentials: 'same-origin'
  })

function joinBatch(origin: string, lang: string, tag: string): Promise<Response> {
  const key = `${origin} ${lang}`
  const running = batches.get(key)
  if (running && running.tags.length < PRELOAD_TAGS_MAX && running.tags.join().length < LONGEST) {
    running.tags.push(tag)
    return running.response
  }
  const tags = [tag]
  const response = Promise.resolve().then(() => {
    if (batches.get(key)?.tags === tags) batches.delete(key)
    return request(origin, lang, tags)
  })
  batches.set(key, { tags, response })
  return response
}

const parsed = new WeakMap<Promise<unknown>, Promise<Preload>>()

/** Several tags share a response, whose body can be read once. */
function parse(origin: string, lang: string, response: Promise<Response | undefined>): Promise<Preload> {
  const known = parsed.get(response)
  if (known) return known
  const preload = response.then(async (answer) => {
    if (!answer?.ok) throw answer
    const body = (await answer.json()) as Preload
    keepAnswers(origin, lang, body)
    return body
  })
  parsed.set(response, preload)
  return preload
}

const late = () => new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT))

const asked = new Map<string, Promise<Preload>>()

/**
 * What a tag needs for its first picture, requested once for all like it and together with the others of the same tick;
 * what the loader has requested already is used. A failure is not kept, so that the next call asks again.
 */
export function loadPreload(origin: string, element: Element): Promise<Preload> {
  const [lang, tag] = [langOf(element), nameOf(element)]
  const key = `${origin} ${lang} ${tag}`
  const known = asked.get(key)
  if (known) return known
  const early = origin === ownOrigin && (shared[lang + tag] as Promise<Response | undefined> | undefined)
  const own = () => parse(origin, lang, joinBatch(origin, lang, tag))
  const preload = early ? Promise.race([parse(origin, lang, early), late()]).catch(own) : own()
  asked.set(key, preload)
  preload.catch(() => {
    asked.delete(key)
    delete shared[lang + tag]
  })
  return preload
}
