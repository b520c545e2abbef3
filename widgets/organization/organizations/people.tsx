import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { getOrganizationAdvisors, type OrganizationAdvisor } from '#contract/organizations'
import { isForbidden } from '../../core/data/is-forbidden.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'

interface Known {
  uuid: string
  failure?: unknown
  advisors?: readonly OrganizationAdvisor[]
}

const knownAtom = atom<Known>({ uuid: '' })

const loadAtom = atom(null, async (get, set, uuid: string) => {
  const update = (known: Known) => get(knownAtom).uuid === uuid && set(knownAtom, known)
  set(knownAtom, { uuid })
  try {
    update({ uuid, advisors: await get(apiAtom).call(getOrganizationAdvisors, { params: { uuid } }) })
  } catch (failure) {
    update({ uuid, failure })
  }
})

/** The people of a branch. */
export function People({ uuid }: { uuid: string }) {
  const t = useTexts<typeof organizationsMessages>()
  const { advisors, failure } = useAtomValue(knownAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(uuid), [uuid, load])
  return (
    <section className="card org-form" aria-label={t('organizations.people')}>
      <h2 className="card-title">{t('organizations.people')}</h2>
      {isForbidden(failure) && <p className="lead">{t('organizations.people-hidden')}</p>}
      {failure !== undefined && !isForbidden(failure) && (
        <GeneralError failure={failure} retry={() => void load(uuid)} level={3} />
      )}
      {!advisors && failure === undefined && <LoadingBox />}
      {advisors && <p className="lead">{t('organizations.people-count', { count: advisors.length })}</p>}
      {advisors && advisors.length > 0 && (
        <ul className="org-people">
          {advisors.map(({ slug, full_name, position, email_address }) => (
            <li key={slug}>
              <strong>{full_name}</strong>
              <span className="help">{[position, email_address].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
