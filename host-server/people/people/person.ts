import type { Role } from '#contract/access'
import { formOfPerson, type ListedPerson, type PersonForm, type PersonStatus } from '#contract/people'
import { fullName } from '../../core/base/full-name.ts'
import { revisionOf } from '../../core/base/revision.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { PersonRow } from './people.repository.ts'

type Named = Pick<
  PersonRow,
  'advisor_uuid' | 'first_name' | 'last_name' | 'account_first_name' | 'account_last_name' | 'account_name'
>

/** Old accounts have a full name only: its last word is the last name. */
function namesOf(row: Named): { first_name: string; last_name: string } {
  if (row.advisor_uuid) return { first_name: row.first_name ?? '', last_name: row.last_name ?? '' }
  if (row.account_last_name) return { first_name: row.account_first_name ?? '', last_name: row.account_last_name }
  const words = (row.account_name ?? '').split(' ')
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/** A person's names and titles, from the card or the account. */
export const nameOf = (row: Named & Pick<PersonRow, 'title_prefix' | 'title_suffix'>) => ({
  ...namesOf(row),
  title_prefix: row.title_prefix ?? '',
  title_suffix: row.title_suffix ?? ''
})

/** The account's key, or the card's if there is no account; one created later takes over the card's. */
export const keyOf = ({ user_uuid, advisor_uuid }: PersonRow) => user_uuid ?? advisor_uuid ?? ''

export const deactivatedAt = ({
  account_deactivated_at,
  card_deactivated_at
}: Pick<PersonRow, 'account_deactivated_at' | 'card_deactivated_at'>) => account_deactivated_at ?? card_deactivated_at

export function statusOf(row: PersonRow, now: string): PersonStatus {
  if (deactivatedAt(row)) return 'deactivated'
  if (row.can_enter) return 'active'
  if (!row.invited_until) return 'none'
  return row.invited_until > now ? 'invited' : 'expired'
}

/** Whether to include the person in bulk invitations: not while an earlier one is valid. */
export const isUninvited = ({ status }: { status: PersonStatus }) => status === 'none' || status === 'expired'

export const emailOf = ({ account_email, card_email }: PersonRow) => account_email ?? card_email ?? ''

/** A JSON replacer that sorts arrays, since their order is not part of the revision. */
const sortArrays = (_field: string, value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

export const revisionOfPerson = (form: PersonForm): string => revisionOf(formOfPerson(form), sortArrays)

/** A person as shown in lists. */
export function listed(
  row: PersonRow,
  roles: readonly Role[],
  branch: ListedPerson['organization'],
  now: string
): ListedPerson {
  return {
    uuid: keyOf(row),
    full_name: fullName(nameOf(row)),
    email_address: emailOf(row),
    slug: row.alias,
    position: row.position ?? '',
    profile_picture_url: mediaUrl(row.photo),
    organization: branch,
    roles: [...roles],
    is_institutional: Boolean(row.is_institutional),
    status: statusOf(row, now),
    last_sign_in_at: row.last_sign_in_at
  }
}
