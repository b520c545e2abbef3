import type { ScimOverview } from '#contract/scim'
import { instant } from '../../core/base/clock.ts'
import { sortedBy } from '../../core/base/collation.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { SCIM } from './scim.answers.ts'
import * as repository from './scim.repository.ts'
import { rolesOfGroup } from './scim.roles.service.ts'

/** As many are shown; the next ones follow when these are settled. */
const PROBLEMS_SHOWN = 50

/** How a directory is connected, for administrators. */
export async function overview({ app, tenant, db }: Call): Promise<ScimOverview> {
  const rolesOf = rolesOfGroup(await repository.findMapping(db))
  const tokens = await repository.findTokens(db, instant(app.clock.now()))
  const groups = await repository.findAllGroups(db)
  const { problems, count } = await repository.findProblems(db, PROBLEMS_SHOWN)
  return {
    address: `${baseUrl(app.config, tenant)}${SCIM}`,
    tokens: tokens.map(({ uuid, name, last_four, last_used_at }) => ({
      uuid,
      name: `${name} …${last_four}`,
      last_used_at
    })),
    people: await repository.countKnown(db),
    groups: sortedBy(groups, ({ display_name }) => display_name).map((group) => ({
      uuid: group.uuid,
      name: group.display_name,
      members: Number(group.members),
      roles: rolesOf(group)
    })),
    problems,
    problem_count: count,
    time_zone: tenant.time_zone
  }
}
