import { Link } from 'wouter'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { ListedPerson, PersonStatus } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'
import { Face } from '../../ui/base/face.tsx'
import { personAddress } from './query-state.ts'

const useMessages = useTexts<typeof peopleMessages>

/** The status of an account as a label. */
export function Status({ status }: { status: PersonStatus }) {
  const t = useMessages()
  return <span className={`person-status ${status}`}>{t(`people.status-${status}`)}</span>
}

/** Initials of first and last name, without titles. */
function initialsOf(full_name: string): string {
  const initials = full_name
    .replace(/,.*$/, '')
    .split(' ')
    .filter((word) => !word.endsWith('.'))
    .map(([letter = '']) => letter)
  return initials.filter((_, at) => at === 0 || at === initials.length - 1).join('')
}

/** A person's name, branch, roles and status. */
export function PersonRow({ person }: { person: ListedPerson }) {
  const t = useMessages()
  const { uuid, full_name, email_address, position, organization, roles, status } = person
  // a long address breaks before its @
  const [local = ''] = email_address.split('@')
  const named = roles.filter((role) => role !== 'stduser').map((role) => t(`people.role-${role}`))
  return (
    <li className="person-row">
      <Face url={person.profile_picture_url} initials={initialsOf(full_name)} />
      <div className="person-who">
        <Link className="person-name" href={personAddress(uuid)}>
          {full_name}
        </Link>
        {position && <span className="help">{position}</span>}
        <span className="help">
          {local}
          <wbr />
          {email_address.slice(local.length)}
        </span>
      </div>
      <p className="person-branch">{organization?.name ?? t('people.no-branch')}</p>
      <p className="person-roles">{named.join(', ')}</p>
      <Status status={status} />
    </li>
  )
}
