import { pathKey } from '#contract/redirections'
import { instant } from '../core/base/clock.ts'
import { put } from '../site/redirections/redirections.repository.ts'
import { targetKey } from '../site/redirections/targets.ts'
import { idOf, type Seeding } from './seeding.ts'

/** Short paths, as printed on flyers. */
export async function seedRedirections({ db, tenant, now }: Seeding) {
  const [first] = tenant.advisors
  const [branch] = tenant.branches
  const targets = { '/termin': `/app/profile/${first?.alias}#termin`, '/filiale': `/app/filiale/${branch?.alias}` }
  const hosts = { own: new Set([tenant.host]), allowed: new Set([tenant.host]) }
  const rows = Object.entries(targets).map(([path, target]) => ({
    uuid: idOf(tenant, 'redirection', path),
    path,
    path_key: pathKey(path),
    target,
    status: 302 as const,
    target_key: targetKey(target, hosts),
    is_active: true,
    changed_at: instant(now)
  }))
  await put(db, rows)
}
