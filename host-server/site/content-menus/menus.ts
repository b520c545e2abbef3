import * as v from 'valibot'
import { MENU_PLACES, MenuEntry, type Menus } from '#contract/content-menus'

const Stored = v.record(v.string(), v.array(v.unknown()))

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return undefined
  }
}

/** Of what is stored, all that can be printed today: an entry of which another release knew leaves the others. */
export function menusOf(json: string | undefined): Menus {
  const stored = v.safeParse(Stored, parsed(json))
  const entriesAt = (place: string) =>
    (stored.success ? (stored.output[place] ?? []) : []).flatMap((one) => {
      const entry = v.safeParse(MenuEntry, one)
      return entry.success ? [entry.output] : []
    })
  const [header, footer] = MENU_PLACES.map(entriesAt)
  return { header: header ?? [], footer: footer ?? [] }
}

/** Each menu changed in the same way. */
export const eachMenu = <T>(menus: Menus, change: (entries: Menus['header']) => T) => ({
  header: change(menus.header),
  footer: change(menus.footer)
})

/** Without a page; what stood below it moves up. */
export const withoutPage = (menus: Menus, uuid: string): Menus =>
  eachMenu(menus, (entries) =>
    entries.flatMap((entry) => {
      const below = entry.entries.filter((one) => one.type !== 'page' || one.page !== uuid)
      if (entry.type !== 'page' || entry.page !== uuid) return [{ ...entry, entries: below }]
      return below.map((one) => ({ ...one, entries: [] }))
    })
  )

/** The pages that entries lead to. */
export const pagesIn = (menus: Menus): string[] => [
  ...new Set(
    MENU_PLACES.flatMap((place) => menus[place])
      .flatMap((entry) => [entry, ...entry.entries])
      .flatMap((entry) => (entry.type === 'page' ? [entry.page] : []))
  )
]
