import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { getOrganizationAdvisors, type OrganizationAdvisor } from '#contract/organizations'
import { seesPeople } from '#contract/people'
import { mayAtom } from '../../core/data/access.ts'
import { isForbidden } from '../../core/data/refusal.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { addressOf, personAddress } from '../../people/people/query-state.ts'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'

const useMessages = useTexts<typeof organizationsMessages>

const advisors = requestAtoms<readonly OrganizationAdvisor[], string>({
  clears: true,
  ask: (call, uuid) => call(getOrganizationAdvisors, { params: { uuid } })
})

const seesPeopleAtom = mayAtom(seesPeople)

function Advisor({ advisor }: { advisor: OrganizationAdvisor }) {
  const { uuid, full_name, position, email_address, profile_picture_url } = advisor
  const mayOpen = useAtomValue(seesPeopleAtom)
  return (
    <li>
      <Face url={profile_picture_url} initials={initialsOf(full_name)} />
      <span className="org-person">
        {mayOpen ? <Link href={personAddress(uuid)}>{full_name}</Link> : <strong>{full_name}</strong>}
        <span className="help">{[position, email_address].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}

function List({ uuid, known }: { uuid: string; known: readonly OrganizationAdvisor[] }) {
  const t = useMessages()
  const mayOpen = useAtomValue(seesPeopleAtom)
  return (
    <>
      <p className="lead">{t('organizations.people-count', { count: known.length })}</p>
      {known.length > 0 && (
        <ul className="org-people">
          {known.map((advisor) => (
            <Advisor key={advisor.uuid} advisor={advisor} />
          ))}
        </ul>
      )}
      {mayOpen && (
        <Link className="button" href={addressOf({ branch: uuid })}>
          {t('organizations.people-list')}
        </Link>
      )}
    </>
  )
}

/** The people of a branch. */
export function People({ uuid }: { uuid: string }) {
  const t = useMessages()
  const request = useRequest(advisors, uuid)
  return (
    <section className="card org-form" aria-label={t('organizations.people')}>
      <h2 className="card-title">{t('organizations.people')}</h2>
      {isForbidden(request.failure) ? (
        <p className="lead">{t('organizations.people-hidden')}</p>
      ) : (
        <Requested of={request} level={3}>
          {(known) => <List uuid={uuid} known={known} />}
        </Requested>
      )}
    </section>
  )
}
