import { byName, sortedBy } from '../../core/base/collation.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { choicesOf } from '../search/choices.service.ts'
import * as forms from '../search-forms/search-forms.repository.ts'

const findAdvisors = (db: TenantDb) =>
  db
    .table('advisors as a')
    .leftJoin('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .select('a.alias', 'a.first_name', 'a.last_name', 'a.title_prefix', 'a.title_suffix', 'a.photo', 'o.name as branch')

/** What the attributes of tags name. */
export async function choices(call: Call) {
  const { db } = call
  const [advisors, { branches, topics }, named] = await Promise.all([
    findAdvisors(db),
    choicesOf(call),
    forms.findAll(db)
  ])
  return {
    advisors: byName(advisors).map((row) => ({
      alias: row.alias,
      full_name: fullName(row),
      profile_picture_url: mediaUrl(row.photo),
      branch: row.branch ?? ''
    })),
    branches: sortedBy(branches, ({ name }) => name).map(({ slug, ...branch }) => ({ alias: slug, ...branch })),
    topics,
    forms: named.map(({ slug, name }) => ({ slug, name }))
  }
}
