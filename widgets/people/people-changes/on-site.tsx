import type { peopleChangesMessages } from '#contract/messages/people-changes.messages'
import type { PeopleChoice } from '#contract/people'
import { postPeopleChangePreview } from '#contract/people-changes'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'

interface Move {
  people: Partial<PeopleChoice>
  organization_uuid: string
}

/** How many appointments would move along. */
export const onSite = requestAtoms<{ count: number }, Move>({
  clears: true,
  ask: (call, { people, organization_uuid }) =>
    call(postPeopleChangePreview, { body: { people: people as PeopleChoice, organization_uuid } })
})

function Count(move: Move) {
  const t = useTexts<typeof peopleChangesMessages>()
  const { status, value } = useRequest(onSite, move)
  if (status === 'loading') return <p className="help">{t('people-changes.on-site-counting')}</p>
  if (status === 'error') return <p className="notice warning">{t('people-changes.on-site-unknown')}</p>
  return value?.count ? <p className="notice warning">{t('people-changes.on-site', { count: value.count })}</p> : null
}

/** What a move to another branch means for customers with appointments on site, before it is made. */
export const OnSite = ({
  people,
  organization_uuid
}: Omit<Move, 'organization_uuid'> & { organization_uuid: string | null }) => (
  <div role="status">{organization_uuid && <Count people={people} organization_uuid={organization_uuid} />}</div>
)
