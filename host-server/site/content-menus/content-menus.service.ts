import { type ContentMenus, MENU_PLACES, type MenuEntryBelow, type Menus } from '#contract/content-menus'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import { instant } from '../../core/base/clock.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findAll, lock } from '../content-pages/content-pages.repository.ts'
import { list } from '../content-pages/content-pages.service.ts'
import * as repository from './content-menus.repository.ts'
import { menusOf } from './menus.ts'

type Saved = Pick<ContentMenus, 'version' | 'author' | 'saved_at' | 'menus'>

async function read(db: TenantDb): Promise<Saved> {
  const { version = 0, author = '', saved_at = null, menus } = (await repository.find(db)) ?? {}
  return { version, author, saved_at, menus: menusOf(menus) }
}

type Entry = Menus['header'][number] | MenuEntryBelow

/** For the audit log: a line per menu, what stands below an entry in brackets. */
async function printed({ menus }: Saved, trx: TenantDb) {
  const titles = new Map((await findAll(trx)).map(({ uuid, title }) => [uuid, title]))
  const nameOf = (entry: Entry) =>
    CONTENT_LANGUAGES.map((language) => entry.labels[language]).find(Boolean) ??
    (entry.type === 'page' ? (titles.get(entry.page) ?? entry.page) : '')
  const lineOf = (entries: Menus['header']) =>
    entries
      .map((entry) => nameOf(entry) + (entry.entries.length ? ` (${entry.entries.map(nameOf).join(', ')})` : ''))
      .join(', ')
  return Object.fromEntries(MENU_PLACES.map((place) => [`menu_${place}`, lineOf(menus[place])]))
}

const MENUS = 'content-menus'

const kept = audited<Saved>({
  // deleting a page changes the menus, too
  lock,
  read,
  subject: (_menus, { t }) => ({ object: 'content-menu', id: MENUS, name: t('content-menus.name') }),
  fields: printed
})

export async function open(call: Call): Promise<ContentMenus> {
  const [saved, listed] = await Promise.all([read(call.db), list(call)])
  return { ...saved, ...listed }
}

/** Entries of pages that somebody has deleted, by their place in the request. */
function lostIn(menus: Menus, known: ReadonlySet<string>): string[] {
  const isLost = (entry: Entry) => entry.type === 'page' && !known.has(entry.page)
  return MENU_PLACES.flatMap((place) =>
    menus[place].flatMap((entry, at) => [
      ...(isLost(entry) ? [`menus.${place}.${at}.page`] : []),
      ...entry.entries.flatMap((one, below) => (isLost(one) ? [`menus.${place}.${at}.entries.${below}.page`] : []))
    ])
  )
}

/** @throws Conflict with the menus that somebody else has saved in the meantime */
export async function save(call: Call, based: number, menus: Menus): Promise<ContentMenus> {
  await kept.change(call, MENUS, async (trx, before) => {
    if (before.version !== based) throw new Conflict('content-menus.changed-elsewhere', { ...before })
    const lost = lostIn(menus, new Set((await findAll(trx)).map(({ uuid }) => uuid)))
    if (lost.length) {
      throw new Unprocessable(Object.fromEntries(lost.map((at) => [at, [call.t('content-menus.page-gone')]])))
    }
    await repository.replace(trx, {
      version: before.version + 1,
      menus: JSON.stringify(menus),
      author: call.user?.full_name ?? '',
      saved_at: instant(call.app.clock.now())
    })
  })
  return open(call)
}
