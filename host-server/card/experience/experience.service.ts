import type { Experience, KnownExperience } from '#contract/experience'
import { dayOf } from '../../core/base/days.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './experience.repository.ts'

const experience = audited<KnownExperience>({
  read: repository.findOf,
  subject: (_, call) => subjectOfCard(call),
  fields: ({ since, certificates }) => ({
    advising_since: since ? String(since) : '',
    certificates: certificates.map(({ name, year }) => (year ? `${name}, ${year}` : name)).join('; ')
  })
})

/**
 * Replaces since when an advisor advises and the certificates; a year that has not come yet is refused.
 * @throws Conflict if they are no longer those of the revision
 */
export function save(call: Call, given: Experience, revision: string | undefined): Promise<KnownExperience> {
  const { t, app, advisor } = call
  const thisYear = Number(dayOf(app.clock.now(), advisor.time_zone).slice(0, 4))
  const isAhead = (year: number | null) => year !== null && year > thisYear
  const ahead = [
    ...(isAhead(given.since) ? ['since'] : []),
    ...given.certificates.flatMap(({ year }, at) => (isAhead(year) ? [`certificates.${at}.year`] : []))
  ]
  if (ahead.length) throw new Unprocessable(Object.fromEntries(ahead.map((field) => [field, [t('errors.year')]])))
  return experience.change(call, advisor.uuid, (trx) => repository.replace(trx, advisor.uuid, given), revision)
}
