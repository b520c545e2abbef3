import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'wouter'
import { managesBranchCalendar } from '#contract/access'
import type { BranchClosing as Known } from '#contract/branch-closing'
import { managesBranchEvents } from '#contract/branch-events'
import type { branchClosingMessages } from '#contract/messages/branch-closing.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { seesPeople } from '#contract/people'
import { addressOf as calendarAddress } from '../../booking/branch-calendar/query-state.ts'
import { eventsQuery } from '../../booking/branch-events/query-state.ts'
import { mayAtom, subjectAtom } from '../../core/data/access.ts'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { addressOf as peopleAddress } from '../../people/people/query-state.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { organizationAtom } from '../organizations/organization.atoms.ts'
import { busyAtom, changeAtom, closing, mayCloseAtom } from './branch-closing.atoms.ts'

const useMessages = useTexts<typeof branchClosingMessages & typeof uiCommonMessages>

const seesPeopleAtom = mayAtom(seesPeople)
const seesCalendarAtom = mayAtom(managesBranchCalendar)
const seesEventsAtom = mayAtom(managesBranchEvents)
const MODULES = '/account-admin/institution'

/** What has to be done before. */
function Stops({ known: { advisors, appointments, events } }: { known: Known }) {
  const t = useMessages()
  const { uuid, slug } = useAtomValue(organizationAtom)
  const seesPeopleHere = useAtomValue(seesPeopleAtom)
  const seesCalendar = useAtomValue(seesCalendarAtom)
  const seesEvents = useAtomValue(seesEventsAtom)
  const hasEvents = useAtomValue(subjectAtom)?.isModuleOn('branch-events')
  const mayOpen = useMayOpen()
  return (
    <>
      {advisors > 0 && (
        <div className="notice warning stack">
          <p>{t('branch-closing.stops-advisors', { count: advisors })}</p>
          {seesPeopleHere && <Link href={peopleAddress({ branch: uuid })}>{t('branch-closing.to-people')}</Link>}
        </div>
      )}
      {appointments > 0 && (
        <div className="notice warning stack">
          <p>{t('branch-closing.stops-appointments', { count: appointments })}</p>
          {seesCalendar && <Link href={calendarAddress({ branch: slug })}>{t('branch-closing.to-calendar')}</Link>}
        </div>
      )}
      {events > 0 && (
        <div className="notice warning stack">
          <p>{t(hasEvents ? 'branch-closing.stops-events' : 'branch-closing.stops-events-off', { count: events })}</p>
          {seesEvents && <Link href={eventsQuery.addressOf()}>{t('branch-closing.to-events')}</Link>}
          {!hasEvents && mayOpen(MODULES) && <Link href={MODULES}>{t('branch-closing.to-modules')}</Link>}
        </div>
      )}
    </>
  )
}

/** What will happen. */
function Effects({ known: { cards, is_public, visits, embeds } }: { known: Known }) {
  const t = useMessages()
  return (
    <section
      className="stack"
      aria-label={t('branch-closing.effects')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
    >
      <p>{t('branch-closing.lead')}</p>
      <ul className="org-effects">
        <li>{t('branch-closing.effect-none')}</li>
        {is_public && <li>{t('branch-closing.effect-page', { count: visits })}</li>}
        {embeds > 0 && <li>{t('branch-closing.effect-embeds', { count: embeds })}</li>}
        {cards > 0 && <li>{t('branch-closing.effect-cards', { count: cards })}</li>}
      </ul>
    </section>
  )
}

const isStopped = ({ advisors, appointments, events }: Known) => [advisors, appointments, events].some(Boolean)

function Question({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const t = useMessages()
  const { name } = useAtomValue(organizationAtom)
  const request = useRequest(closing, uuid)
  const isBusy = useAtomValue(busyAtom)
  const change = useSetAtom(changeAtom)
  const isPossible = request.value && !isStopped(request.value)
  const confirm = async () => {
    if (await change(uuid, true)) onClose()
    else request.retry()
  }
  const footer = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      {isPossible && (
        <Busy className="button danger" busy={isBusy} onClick={() => void confirm()}>
          {t('branch-closing.close')}
        </Busy>
      )}
    </>
  )
  return (
    <Modal open onClose={() => isBusy || onClose()} title={t('branch-closing.question', { name })} footer={footer}>
      <div className="stack">
        <Requested of={request} level={3}>
          {(known) => (isStopped(known) ? <Stops known={known} /> : <Effects known={known} />)}
        </Requested>
      </div>
    </Modal>
  )
}

function Card({ uuid }: { uuid: string }) {
  const t = useMessages()
  const [isAsked, ask] = useState(false)
  return (
    <section className="card org-form" aria-label={t('branch-closing.header')}>
      <h2 className="card-title">{t('branch-closing.header')}</h2>
      <p className="lead">{t('branch-closing.lead')}</p>
      <button type="button" className="button" onClick={() => ask(true)}>
        {t('branch-closing.close')}
      </button>
      {isAsked && <Question uuid={uuid} onClose={() => ask(false)} />}
    </section>
  )
}

/** Closes a branch that is open, for those who may. */
export function BranchClosing({ uuid }: { uuid: string }) {
  const mayClose = useAtomValue(mayCloseAtom)
  const { closed_at } = useAtomValue(organizationAtom)
  return mayClose && !closed_at ? <Card uuid={uuid} /> : null
}
