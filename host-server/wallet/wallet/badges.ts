import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../core/base/config.ts'

export const BADGES = ['apple', 'google'] as const
export type Badge = (typeof BADGES)[number]

/** The programs' own artwork by language; both forbid to draw it oneself, so that the operator puts it there. */
const fileOf = (badge: Badge, language: string) => `${badge}-${language}.svg`
export const isBadgeFile = (file: string) => /^(apple|google)-(de|en)\.svg$/.test(file)

export const readBadge = ({ DATA_DIR }: Config, file: string): Promise<Buffer | undefined> =>
  readFile(join(DATA_DIR, 'wallet', 'badges', file)).catch(() => undefined)

const addressOf = (file: string) => `/wallet-badges/${file}`

/** The addresses of the badges that the operator has provided in the page's language. */
export async function findBadges(config: Config, tag: string): Promise<Partial<Record<Badge, string>>> {
  const files = BADGES.map((badge) => [badge, fileOf(badge, tag.slice(0, 2))] as const)
  const found = await Promise.all(
    files.map(async ([badge, file]) => ((await readBadge(config, file)) ? [[badge, addressOf(file)]] : []))
  )
  return Object.fromEntries(found.flat())
}
