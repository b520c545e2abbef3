import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { BookableAdvisor, Bookability as Checked } from '#contract/bookability'
import type { CalendarBranch } from '#contract/branch-calendar'
import type { bookabilityMessages } from '#contract/messages/bookability.messages'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useList, useRequest } from '../../core/data/use-request.ts'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { onReturn } from '../../core/element/return.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { personAddress } from '../../people/people/query-state.ts'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { dayIn, momentIn, momentWithin } from '../appointments/dates.ts'
import { branches } from '../branch-calendar/branch-calendar.atoms.ts'
import { bookability, refreshAtom } from './bookability.atoms.ts'
import { bookabilityQuery } from './query-state.ts'
import { Remedy } from './remedy.tsx'

const useMessages = useTexts<typeof bookabilityMessages & typeof branchCalendarMessages>

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Whether anyone can be booked, and when. */
function Verdict({ of: { advisors, time_zone, closed_at } }: { of: Checked }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const times = advisors.flatMap(({ next_free }) => next_free ?? [])
  const [soonest] = times.toSorted()
  if (closed_at) {
    const day = formatDay(dayIn(time_zone, new Date(closed_at)), tag, LONG)
    return <p className="notice warning">{t('bookability.branch-closed', { day })}</p>
  }
  if (!advisors.length) return <p className="notice warning">{t('bookability.no-advisors')}</p>
  if (!soonest) return <p className="notice warning">{t('bookability.nobody')}</p>
  const when = momentWithin(time_zone, soonest, tag)
  return <p className="notice">{t('bookability.open', { count: times.length, all: advisors.length, when })}</p>
}

function useColumns({ slug, time_zone: zone }: Checked): Column<BookableAdvisor>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const mayOpen = useMayOpen()
  const nameOf = ({ uuid, full_name }: BookableAdvisor) => {
    const href = personAddress(uuid)
    return mayOpen(href) ? <Link href={href}>{full_name}</Link> : full_name
  }
  return [
    {
      id: 'name',
      title: t('bookability.name'),
      cell: (advisor) => (
        <span className="bookable-person">
          <Face url={advisor.profile_picture_url} initials={initialsOf(advisor.full_name)} />
          <span>{nameOf(advisor)}</span>
        </span>
      )
    },
    {
      id: 'next-free',
      title: t('bookability.next-free'),
      isNamed: true,
      cell: ({ next_free }) => (next_free ? momentIn(zone, next_free, tag) : t('bookability.none'))
    },
    {
      id: 'obstacle',
      title: t('bookability.reason'),
      cell: (advisor) => advisor.obstacle && <Remedy advisor={advisor} obstacle={advisor.obstacle} branch={slug} />
    }
  ]
}

function OfBranch({ of }: { of: Checked }) {
  const t = useMessages()
  const columns = useColumns(of)
  // those who cannot be booked are what one came for
  const rows = of.advisors.toSorted((a, b) => Number(!a.obstacle) - Number(!b.obstacle))
  return (
    <>
      <div role="status" className="bookability-verdict">
        <Verdict of={of} />
      </div>
      {rows.length > 0 && (
        <div className="card bookability-list">
          <Table
            label={t('bookability.advisors', { branch: of.name })}
            columns={columns}
            rows={rows}
            keyOf={({ uuid }) => uuid}
          />
        </div>
      )}
    </>
  )
}

function Chosen({ branch, known }: { branch: string; known: readonly CalendarBranch[] }) {
  const t = useMessages()
  const narrow = useNarrow(bookabilityQuery)
  const state = useRequest(bookability, branch)
  const refresh = useSetAtom(refreshAtom)
  useEffect(() => onReturn(refresh), [refresh])
  return (
    <div className="stack bookability">
      {known.length > 1 && (
        <div className="bookability-branch">
          <ComboboxField
            name="branch"
            label={t('bookability.branch')}
            value={branch}
            options={known.map(({ slug, name }) => ({ value: slug, text: name }))}
            onChange={(next) => narrow({ branch: next })}
          />
        </div>
      )}
      <Requested of={state}>{(value) => <OfBranch of={value} />}</Requested>
    </div>
  )
}

/** Whether customers can book at a branch, which is in the address, and what prevents it. */
export function Bookability() {
  const t = useMessages()
  const { branch } = useQuery(bookabilityQuery)
  const state = useList(branches)
  return (
    <Requested of={state}>
      {(known) => {
        const shown = branch || known[0]?.slug
        if (!shown) return <p className="card">{t('branch-calendar.no-branches')}</p>
        return <Chosen branch={shown} known={known} />
      }}
    </Requested>
  )
}
