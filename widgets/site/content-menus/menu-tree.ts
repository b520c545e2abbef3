import { MENU_PLACES, type MenuEntry, type MenuEntryBelow, type MenuPlace, type Menus } from '#contract/content-menus'
import { mergedParts, type Three } from '../publication/merge-parts.ts'

export type Kind = MenuEntry['type']

/** Where an entry stands: in a menu, or below one of its entries. */
export interface Spot {
  place: MenuPlace
  parent?: string
}

const asEntry = (one: MenuEntryBelow): MenuEntry => ({ ...one, entries: [] })

const withEntries = (
  menus: Menus,
  place: MenuPlace,
  change: (entries: readonly MenuEntry[]) => MenuEntry[]
): Menus => ({
  ...menus,
  [place]: change(menus[place])
})

/** Changes the entries beside each other at a spot. */
function atSpot(menus: Menus, { place, parent }: Spot, change: (entries: readonly MenuEntry[]) => MenuEntry[]): Menus {
  if (!parent) return withEntries(menus, place, change)
  return withEntries(menus, place, (entries) =>
    entries.map((one) => (one.id === parent ? { ...one, entries: change(one.entries.map(asEntry)).map(below) } : one))
  )
}

/** A heading only names what stands below it, so it never stands there itself. */
function below({ entries: _, ...entry }: MenuEntry): MenuEntryBelow {
  return entry as MenuEntryBelow
}

const insertedAt = (entries: readonly MenuEntry[], at: number, ...added: MenuEntry[]) => [
  ...entries.slice(0, at),
  ...added,
  ...entries.slice(at)
]

export const inserted = (menus: Menus, spot: Spot, at: number, entry: MenuEntry): Menus =>
  atSpot(menus, spot, (entries) => insertedAt(entries, at, entry))

export const removed = (menus: Menus, spot: Spot, id: string): Menus =>
  atSpot(menus, spot, (entries) => entries.filter((one) => one.id !== id))

export const reordered = (menus: Menus, spot: Spot, change: (entries: readonly MenuEntry[]) => MenuEntry[]): Menus =>
  atSpot(menus, spot, change)

export const changed = (menus: Menus, spot: Spot, id: string, change: Partial<MenuEntry>): Menus =>
  atSpot(menus, spot, (entries) => entries.map((one) => (one.id === id ? ({ ...one, ...change } as MenuEntry) : one)))

/** Whether an entry can stand below the one before it: there are two levels, and headings stand above. */
export const canGoBelow = (entry: MenuEntry, at: number) =>
  at > 0 && entry.type !== 'heading' && entry.entries.length === 0

/** Below the entry before it, as the last one there. */
export const putBelow = (menus: Menus, place: MenuPlace, id: string): Menus =>
  withEntries(menus, place, (entries) => {
    const at = entries.findIndex((one) => one.id === id)
    const entry = entries[at]
    const parent = entries[at - 1]
    if (!entry || !parent || !canGoBelow(entry, at)) return [...entries]
    const joined = { ...parent, entries: [...parent.entries, below(entry)] }
    return [...entries.slice(0, at - 1), joined, ...entries.slice(at + 1)]
  })

/** Out again, after the entry below which it stood. */
export const putBeside = (menus: Menus, place: MenuPlace, parent: string, id: string): Menus =>
  withEntries(menus, place, (entries) =>
    entries.flatMap((one) => {
      const entry = one.id === parent && one.entries.find((child) => child.id === id)
      if (!entry) return [one]
      return [{ ...one, entries: one.entries.filter((child) => child !== entry) }, asEntry(entry)]
    })
  )

type Row = { id: string; isBelow: boolean; entry: MenuEntryBelow | Omit<MenuEntry, 'entries'> }

/** An entry after the other, with its level. */
const rowsOf = (entries: readonly MenuEntry[]): Row[] =>
  entries.flatMap(({ entries: children, ...entry }) => [
    { id: entry.id, isBelow: false, entry },
    ...children.map((child) => ({ id: child.id, isBelow: true, entry: child }))
  ])

function treeOf(rows: readonly Row[]): MenuEntry[] {
  const tree: MenuEntry[] = []
  for (const { isBelow, entry } of rows) {
    const parent = tree.at(-1)
    if (isBelow && parent && entry.type !== 'heading') parent.entries.push(entry as MenuEntryBelow)
    else tree.push({ ...entry, entries: [] } as MenuEntry)
  }
  return tree
}

/** The changes of two people who began with the same menus, entry by entry; counts what both have changed. */
export function mergedMenus({ base, mine, theirs }: Three<Menus>): { menus: Menus; clashes: number } {
  const clashes: string[] = []
  const [header = [], footer = []] = MENU_PLACES.map((place) =>
    treeOf(
      mergedParts({ base: rowsOf(base[place]), mine: rowsOf(mine[place]), theirs: rowsOf(theirs[place]) }, clashes)
    )
  )
  return { menus: { header, footer }, clashes: clashes.length }
}
