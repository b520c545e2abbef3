import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { startMessages } from '#contract/messages/start.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { BranchAdvisor, BranchStart } from '#contract/start'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useNarrow } from '../../core/data/query-state.ts'
import { initAtom } from '../../core/data/session.ts'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { branchByKey } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { Block } from './block.tsx'
import { StartFigure, StartFigures } from './figure.tsx'
import { links, startQuery } from './links.ts'
import { OpenRequests } from './open-requests.tsx'
import { minutesText } from './times.ts'

const useMessages = useTexts<typeof startMessages & typeof uiMessages>

function Figures({ start }: { start: BranchStart }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const { advisors, branch, appointments, free } = start
  const countOf = (is: (one: BranchAdvisor) => boolean) => advisors.filter(is).length
  const over = countOf(({ presence }) => presence === 'over')
  const away = countOf(({ presence }) => presence === 'away')
  const busy = countOf((one) => Boolean(one.appointments))
  return (
    <StartFigures label={t('start.figures')}>
      <StartFigure
        name={t('start.in-count')}
        value={number.format(countOf(({ presence }) => presence === 'in'))}
        href={links.people(branch.uuid)}
      >
        <span className="tile-before">{t('start.in-note', { all: advisors.length, over, away })}</span>
      </StartFigure>
      {appointments !== null && (
        <StartFigure
          name={t('start.branch-appointments')}
          value={number.format(appointments)}
          href={links.branchDay(branch.slug)}
        >
          {busy > 0 && <span className="tile-before">{t('start.branch-appointments-note', { count: busy })}</span>}
        </StartFigure>
      )}
      <OpenRequests counts={start} branch={branch.uuid} />
      {free && (
        <StartFigure
          name={t('start.free-today')}
          value={minutesText(t, free.today)}
          href={free.week > 0 ? links.branchWeek(branch.slug) : links.bookability(branch.slug)}
        >
          <span className="tile-before">{t('start.free-week', { time: minutesText(t, free.week) })}</span>
        </StartFigure>
      )}
    </StartFigures>
  )
}

const ORDER = { in: 0, over: 1, away: 2, off: 3 } as const

function Presence({ advisor }: { advisor: BranchAdvisor }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { presence, away_until, stand_in } = advisor
  if (presence !== 'away' || !away_until)
    return <span className={`start-presence ${presence}`}>{t(`start.presence-${presence}`)}</span>
  return (
    <>
      <span className="start-presence away">
        {t('start.away-until', { day: formatDay(away_until, tag, { day: 'numeric', month: 'short' }) })}
      </span>{' '}
      <span className="help">
        {stand_in ? t('start.stand-in', { name: stand_in.full_name }) : t('start.no-stand-in')}
      </span>
    </>
  )
}

function People({ start }: { start: BranchStart }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const mayOpen = useMayOpen()
  const nameOf = ({ uuid, full_name }: BranchAdvisor) => {
    const href = links.person(uuid)
    return mayOpen(href) ? <Link href={href}>{full_name}</Link> : full_name
  }
  const ofCalendar: Column<BranchAdvisor>[] = [
    {
      id: 'appointments',
      title: t('start.column-appointments'),
      isNamed: true,
      cell: ({ appointments }) => appointments !== null && number.format(appointments)
    },
    {
      id: 'free',
      title: t('start.column-free'),
      isNamed: true,
      cell: ({ free_today }) => free_today !== null && minutesText(t, free_today)
    }
  ]
  const columns: Column<BranchAdvisor>[] = [
    { id: 'name', title: t('start.column-name'), cell: nameOf },
    { id: 'presence', title: t('start.column-presence'), cell: (advisor) => <Presence advisor={advisor} /> },
    ...(start.appointments === null ? [] : ofCalendar)
  ]
  const rows = start.advisors.toSorted((a, b) => ORDER[a.presence] - ORDER[b.presence])
  return (
    <div className="start-people">
      <Table
        label={t('start.people', { branch: start.branch.name })}
        columns={columns}
        rows={rows}
        keyOf={({ uuid }) => uuid}
      />
    </div>
  )
}

/** Something to do: these advisors offer online booking, and customers find no time with them on any day. */
function Incomplete({ start: { branch, incomplete } }: { start: BranchStart }) {
  const t = useMessages()
  if (!incomplete) return null
  return (
    <div className="notice warning start-incomplete">
      <p>
        <Link href={links.bookability(branch.slug)}>{t('start.incomplete', { count: incomplete })}</Link>
      </p>
      <p className="help">{t('start.incomplete-note')}</p>
    </div>
  )
}

function Nothing() {
  const t = useMessages()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  return (
    <Block title={t('start.no-branch')}>
      <p className="lead">{t('start.no-branch-note', { tenant })}</p>
    </Block>
  )
}

/** A branch today, for its manager. */
export function Branch({ start }: { start: BranchStart | null }) {
  const t = useMessages()
  const narrow = useNarrow(startQuery)
  if (!start) return <Nothing />
  const { branch, branches, advisors } = start
  return (
    <Block
      title={t('start.branch-today', { branch: branch.name })}
      more={{ href: links.bookability(branch.slug), text: t('start.check-bookability') }}
      className="start-wide"
    >
      {branches.length > 1 && (
        <div className="start-choice">
          <ComboboxField
            name="branch"
            label={t('start.branch')}
            value={branch.uuid}
            options={branches.map(branchByKey)}
            onChange={(uuid) => narrow({ branch: uuid })}
          />
        </div>
      )}
      <Incomplete start={start} />
      <Figures start={start} />
      {advisors.length ? <People start={start} /> : <p className="lead">{t('start.no-advisors')}</p>}
    </Block>
  )
}
