import type { peopleMessages } from '#contract/messages/people.messages'
import type { Person } from '#contract/people'
import { profilePath } from '#contract/share'
import { useTexts } from '../../core/element/texts.tsx'
import { EmbedLink } from '../../site/embedding/embed-link.tsx'
import { Access } from './access.tsx'
import { PersonAbsences } from './person-absences.tsx'
import { PersonOffer } from './person-offer.tsx'

const useMessages = useTexts<typeof peopleMessages>

function Details({ person }: { person: Person }) {
  const t = useMessages()
  const { email_address, organization, roles, position, phone_number, card_email_address } = person
  const facts: [string, string][] = [
    [t('people.email'), email_address],
    [t('people.branch'), organization?.name ?? t('people.no-branch')],
    [t('people.roles'), roles.map((role) => t(`people.role-${role}`)).join(', ') || t('people.no-roles')],
    [t('people.position'), position],
    [t('people.phone'), phone_number],
    [t('people.card-email'), card_email_address]
  ]
  return (
    <section className="card stack" aria-label={t('people.account')}>
      <h2 className="card-title">{t('people.account')}</h2>
      <dl className="person-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {person.alias && person.status !== 'deactivated' && (
        <div className="cluster">
          <a className="button" href={profilePath(person.alias)} target="_blank" rel="noopener">
            {t('people.see-card')}
          </a>
          <EmbedLink of={{ alias: person.alias }} />
        </div>
      )}
    </section>
  )
}

/** A read-only person, for branch managers, and for managers of cards, who have tabs for what can be booked. */
export const Facts = ({ person, isReadOnly }: { person: Person; isReadOnly: boolean }) => (
  <>
    <Access person={person} />
    <PersonAbsences person={person} />
    {isReadOnly && <PersonOffer person={person} />}
    <Details person={person} />
  </>
)
