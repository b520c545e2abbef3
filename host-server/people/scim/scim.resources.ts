import { createHash } from 'node:crypto'
import { deactivatedAt, nameOf } from '../people/person.ts'
import type { UserDraft } from './scim.draft.ts'
import type { GroupRow, UserRow } from './scim.repository.ts'
import { CORE_GROUP, CORE_USER, ENTERPRISE } from './scim.schemas.ts'

/** What stands in an answer; `meta.version` is its ETag, too. */
export interface Resource {
  id: string
  meta: { resourceType: string; location: string; version: string }
}

export function draftOf(row: UserRow): UserDraft {
  const { first_name, last_name } = nameOf(row)
  return {
    userName: row.user_name || row.email_address,
    externalId: row.external_id,
    displayName: row.display_name ?? '',
    givenName: first_name,
    familyName: last_name,
    email: row.email_address,
    active: !deactivatedAt(row),
    department: row.branch ?? ''
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)

/** Of what a directory can write: groups have versions of their own. */
export const versionOf = (draft: UserDraft) => `W/"${hashOf(draft)}"`

const found = <T extends object>(part: T | '' | false | null): T | undefined => part || undefined

export function userResource(base: string, row: UserRow, groups: readonly Named[]): Resource {
  const draft = draftOf(row)
  const { externalId, givenName, familyName, department } = draft
  const formatted = `${givenName} ${familyName}`.trim()
  return {
    schemas: [CORE_USER, ...(department ? [ENTERPRISE] : [])],
    id: row.uuid,
    ...found(externalId !== null && { externalId }),
    userName: draft.userName,
    name: { formatted, ...found(givenName && { givenName }), familyName },
    displayName: draft.displayName || formatted,
    active: draft.active,
    emails: [{ value: draft.email, type: 'work', primary: true }],
    groups: groups.map(({ uuid, display_name }) => ({
      value: uuid,
      display: display_name,
      $ref: `${base}/Groups/${uuid}`
    })),
    ...found(department && { [ENTERPRISE]: { department } }),
    meta: { resourceType: 'User', location: `${base}/Users/${row.uuid}`, version: versionOf(draft) }
  } as Resource
}

interface Named {
  uuid: string
  display_name: string
}

export const versionOfGroup = ({ revision }: GroupRow) => `W/"${revision}"`

export function groupResource(
  base: string,
  row: GroupRow,
  members: readonly { user_uuid: string; full_name: string }[] | undefined
): Resource {
  const { uuid, external_id, display_name } = row
  return {
    schemas: [CORE_GROUP],
    id: uuid,
    ...found(external_id !== null && { externalId: external_id }),
    displayName: display_name,
    ...(members && {
      members: members.map(({ user_uuid, full_name }) => ({
        value: user_uuid,
        display: full_name,
        type: 'User',
        $ref: `${base}/Users/${user_uuid}`
      }))
    }),
    meta: { resourceType: 'Group', location: `${base}/Groups/${uuid}`, version: versionOfGroup(row) }
  } as Resource
}
