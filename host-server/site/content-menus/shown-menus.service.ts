import { campaignOf, carryingOn } from '#contract/campaign'
import { MENU_PLACES, type MenuEntryBelow, type Menus } from '#contract/content-menus'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import { linkAddressOf } from '#contract/content-text'
import { type Language, languageOf } from '#contract/locales'
import type { ShownEntry, ShownMenus } from '../../../templates/site-menu.tsx'
import { instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { settled } from '../../core/pages/publication.ts'
import { addressOf, contentOf, languageFor } from '../content-pages/content.ts'
import { findShown } from '../content-pages/content-pages.repository.ts'
import * as repository from './content-menus.repository.ts'
import { menusOf, pagesIn } from './menus.ts'

/** A public page with its title in each of its languages. */
interface Target {
  href: string
  titleIn: (asked: Language) => { text: string; language: Language } | undefined
}

async function findTargets(call: Call, menus: Menus): Promise<Map<string, Target>> {
  const now = instant(call.app.clock.now())
  const own = languageOf(call.tenant.language)
  const rows = await findShown(call.db, pagesIn(menus))
  return new Map(
    rows
      .filter((row) => settled(row, now).public_version === row.version)
      .map((row) => {
        const texts = contentOf(row.content)
        const titleIn = (asked: Language) => {
          const language = languageFor(texts, asked, own)
          const { title } = texts[language] ?? texts.advisor ?? {}
          return title ? { text: title, language } : undefined
        }
        return [row.uuid, { href: addressOf(row), titleIn }]
      })
  )
}

type Entry = Menus['header'][number] | MenuEntryBelow

/** In the asked language, else in another one. */
function labelOf({ labels }: Entry, asked: Language) {
  const language = [asked, ...CONTENT_LANGUAGES].find((one) => labels[one])
  return language && { text: labels[language], language }
}

/** An entry as it is printed; undefined for a page that is not public, and for a link that leads nowhere. */
function shownOf(entry: Entry, targets: Map<string, Target>, asked: Language, current: string): ShownEntry | undefined {
  const target = entry.type === 'page' ? targets.get(entry.page) : undefined
  if (entry.type === 'page' && !target) return undefined
  const href = entry.type === 'link' ? linkAddressOf(entry.href) : target?.href
  const named = labelOf(entry, asked) ?? target?.titleIn(asked)
  if (!named || (entry.type === 'link' && !href)) return undefined
  return {
    id: entry.id,
    text: named.text,
    href,
    lang: named.language === asked ? undefined : named.language,
    isCurrent: entry.type === 'page' && entry.page === current,
    entries: []
  }
}

/** What stands below a page that is not public moves up; a heading with nothing below it says nothing. */
function menuOf(entries: Menus['header'], show: (entry: Entry) => ShownEntry | undefined): ShownEntry[] {
  return entries.flatMap((entry) => {
    const shown = show(entry)
    const below = entry.entries.flatMap((one) => show(one) ?? [])
    if (!shown) return below
    return entry.type === 'heading' && !below.length ? [] : [{ ...shown, entries: below }]
  })
}

/** The menus around a page of the institution, in a language. */
export async function findMenus(call: Call, asked: Language, current: string): Promise<ShownMenus | undefined> {
  if (!call.tenant.modules.has('content-management')) return undefined
  const row = await repository.find(call.db)
  if (!row) return undefined
  const menus = menusOf(row.menus)
  const targets = await findTargets(call, menus)
  const leadOn = carryingOn(campaignOf(call.ctx.query.src))
  const show = (entry: Entry) => {
    const shown = shownOf(entry, targets, asked, current)
    return shown && { ...shown, href: shown.href && leadOn(shown.href) }
  }
  const [header = [], footer = []] = MENU_PLACES.map((place) => menuOf(menus[place], show))
  return { header, footer }
}
