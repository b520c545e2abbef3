import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { ListedPerson } from '#contract/people'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakable } from '../../ui/base/breakable.tsx'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { seesSignInsAtom } from './people.atoms.ts'
import { personAddress } from './query-state.ts'
import { Status } from './status.tsx'

const useMessages = useTexts<typeof peopleMessages>

/** Name and position beside the photo. */
const Who = ({ person: { uuid, full_name, position, profile_picture_url } }: { person: ListedPerson }) => (
  <span className="person-cell">
    <Face url={profile_picture_url} initials={initialsOf(full_name)} />
    <span className="person-who">
      <Link className="person-name" href={personAddress(uuid)}>
        {full_name}
      </Link>
      {position && (
        <>
          <br />
          <span className="person-position">{position}</span>
        </>
      )}
    </span>
  </span>
)

/** What the list of people shows. */
export function useColumns(timeZone: string): Column<ListedPerson>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const seesSignIns = useAtomValue(seesSignInsAtom)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone })
  const rolesOf = ({ roles }: ListedPerson) => {
    const further = roles.filter((role) => role !== 'stduser')
    return (further.length ? further : roles).map((role) => t(`people.role-${role}`))
  }
  const signIn: Column<ListedPerson> = {
    id: 'sign-in',
    title: t('people.column-sign-in'),
    sort: 'last_sign_in_at',
    isDescendingFirst: true,
    isNamed: true,
    cell: ({ last_sign_in_at: at }) => at && <span className="person-day">{day.format(new Date(at))}</span>
  }
  return [
    {
      id: 'name',
      title: t('people.column-name'),
      sort: 'name',
      cell: (person) => <Who person={person} />
    },
    {
      id: 'status',
      title: t('people.filter-status'),
      sort: 'status',
      cell: ({ status }) => <Status status={status} />
    },
    {
      id: 'branch',
      title: t('people.branch'),
      sort: 'branch',
      cell: ({ organization }) => <span className="person-branch">{organization?.name ?? t('people.no-branch')}</span>
    },
    {
      id: 'roles',
      title: t('people.roles'),
      sort: 'roles',
      cell: (person) => rolesOf(person).length > 0 && <span className="person-roles">{rolesOf(person).join(', ')}</span>
    },
    ...(seesSignIns ? [signIn] : []),
    {
      id: 'contact',
      title: t('people.email'),
      sort: 'email_address',
      // the search finds addresses, and the person's page shows them
      isExtra: true,
      cell: ({ email_address }) => email_address && <span className="person-mail">{breakable(email_address)}</span>
    }
  ]
}
