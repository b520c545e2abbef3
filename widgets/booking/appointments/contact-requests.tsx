import { useAtomValue, useSetAtom } from 'jotai'
import type { AdvisorContactRequest } from '#contract/contact-requests'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { PageLinks } from '../../ui/lists/page-links.tsx'
import { ContactRequestRow } from './contact-request-row.tsx'
import { loadAtom, openAtom, stateAtom } from './contact-requests.atoms.ts'
import { EmptyList } from './empty-list.tsx'
import { PagedList } from './paged-list.tsx'
import { appointmentsQuery, requestsAddress } from './query-state.ts'

const useMessages = useTexts<typeof appointmentsMessages>

interface GroupProps {
  state: 'open' | 'done'
  requests: AdvisorContactRequest[]
  alias: string
}

/** In the order in which the list loaded: a marked request stays in place, so that it can be undone. */
function Group({ state, requests, alias }: GroupProps) {
  const t = useMessages()
  if (!requests.length) return null
  return (
    <section className="appt-day">
      <h2>{t(`appointments.requests-${state}`)}</h2>
      <ul className="appt-list">
        {requests.map((request) => (
          <ContactRequestRow key={request.uuid} request={request} alias={alias} />
        ))}
      </ul>
    </section>
  )
}

function Groups({ alias, page }: { alias: string; page: number }) {
  const t = useMessages()
  const { contact_requests: requests = [], total = 0, page_size = 1 } = useAtomValue(stateAtom).value ?? {}
  if (!requests.length) {
    const first = page > 1 ? requestsAddress() : undefined
    const texts = { title: t('appointments.none-requests'), hint: t('appointments.none-requests-hint') }
    return <EmptyList icon="letter" {...texts} first={first} />
  }
  return (
    <>
      <Group state="open" requests={requests.filter(({ done_at }) => !done_at)} alias={alias} />
      <Group state="done" requests={requests.filter(({ done_at }) => done_at)} alias={alias} />
      <PageLinks page={page} pages={Math.ceil(total / page_size)} addressOf={requestsAddress} />
    </>
  )
}

/** The count of open requests; announced when the list has loaded and after each mark. */
function Summary() {
  const t = useMessages()
  const { status } = useAtomValue(stateAtom)
  const open = useAtomValue(openAtom)
  const isKnown = status === 'ready' && open !== undefined
  return (
    <p className="visually-hidden" role="status">
      {isKnown && t('appointments.open', { count: open })}
    </p>
  )
}

/** The signed-in advisor's contact requests; the page loads them, since its tab counts what is open. */
export function ContactRequests({ alias }: { alias: string }) {
  const { page } = useQuery(appointmentsQuery)
  const state = useAtomValue(stateAtom)
  const load = useSetAtom(loadAtom)
  return (
    <div className="appts">
      <Summary />
      <PagedList of={{ ...state, retry: () => void load({ alias, page }) }} page={page}>
        <Groups alias={alias} page={page} />
      </PagedList>
    </div>
  )
}
