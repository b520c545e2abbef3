import { Link } from 'wouter'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { scimMessages } from '#contract/messages/scim.messages'
import { getScim, type ScimOverview } from '#contract/scim'
import { failedReadAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { dateFormat } from '../../core/dates/date-format.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'

const useMessages = useTexts<typeof scimMessages & typeof peopleMessages>

const overview = requestAtoms<ScimOverview, undefined>({
  ask: (call) => call(getScim, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

function useMoment(zone: string) {
  const { tag } = useTextsContext()
  const format = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (instant: string) => format.format(new Date(instant))
}

interface PartProps {
  of: ScimOverview
}

function Tokens({ of: { tokens, time_zone } }: PartProps) {
  const t = useMessages()
  const moment = useMoment(time_zone)
  return (
    <div>
      <h3>{t('scim.tokens')}</h3>
      {!tokens.length && <p className="notice warning">{t('scim.no-token')}</p>}
      <ul className="scim-list">
        {tokens.map(({ uuid, name, last_used_at }) => (
          <li key={uuid}>
            {last_used_at ? t('scim.seen', { name, when: moment(last_used_at) }) : t('scim.unseen', { name })}
          </li>
        ))}
      </ul>
      <p>
        <Link href="/account-admin/api-tokens">{t('scim.to-tokens')}</Link>
      </p>
    </div>
  )
}

function Problems({ of: { problems, problem_count, time_zone, people } }: PartProps) {
  const t = useMessages()
  const moment = useMoment(time_zone)
  const more = problem_count - problems.length
  if (!problem_count) return people ? <p className="notice success">{t('scim.no-problems')}</p> : null
  return (
    <div>
      <h3>{t('scim.problems', { count: problem_count })}</h3>
      <ul className="scim-list">
        {problems.map(({ kind, subject, reason, detail, at }) => (
          <li key={`${kind} ${subject}`}>
            <strong>{t(`scim.problem-${kind}`, { name: subject, when: moment(at) })}</strong>
            <span>{t(`scim.reason-${reason}`, { detail })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="help">{t('scim.more-problems', { count: more })}</p>}
    </div>
  )
}

function Groups({ of: { groups } }: PartProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const list = new Intl.ListFormat(tag)
  return (
    <div>
      <h3>{t('scim.groups')}</h3>
      {!groups.length && <p className="lead">{t('scim.no-groups')}</p>}
      <ul className="scim-list">
        {groups.map(({ uuid, name, members, roles }) => (
          <li key={uuid}>
            <strong>{name}</strong>
            <span>
              {t('scim.group-members', { count: members })} ·{' '}
              {roles.length
                ? t('scim.group-roles', { roles: list.format(roles.map((role) => t(`people.role-${role}`))) })
                : t('scim.group-no-roles')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Connection({ of }: PartProps) {
  const t = useMessages()
  return (
    <div className="stack">
      <Copyable title={t('scim.address')} code={of.address} />
      <Tokens of={of} />
      <p>{t('scim.people', { count: of.people })}</p>
      <Problems of={of} />
      <Groups of={of} />
    </div>
  )
}

/** How a directory is connected, and what it could not write. */
export function ScimCard() {
  const t = useMessages()
  const found = useRequest(overview, undefined)
  return (
    <section className="card scim">
      <h2 className="card-title">{t('scim.title')}</h2>
      <p className="lead">{t('scim.lead')}</p>
      <Requested of={found}>{(answer) => <Connection of={answer} />}</Requested>
    </section>
  )
}
