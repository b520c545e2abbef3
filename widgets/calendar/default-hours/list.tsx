import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { type Holiday, SHOWN_DAYS_AHEAD } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { addDays, formatDay, localToday } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { nameIn, whenIn } from './format-date.ts'
import { askAtom, newestAtom, removeAtom, removingAtom, showAffectedAtom } from './holidays.atoms.ts'
import { isAdministratorAtom } from './scope.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

const ACTIONS = ['appointments', 'remove'] as const

function useWhen() {
  const t = useMessages()
  const { tag } = useTextsContext()
  return whenIn(tag, t)
}

/** A new entry gets the focus: its row is far below the button that adds it. */
function useArrival(uuid: Holiday['uuid']) {
  const row = useRef<HTMLTableRowElement>(null)
  const [newest, forget] = useAtom(newestAtom)
  // not in a layout effect: the dialog, which closes with the same render, gives the focus back
  useEffect(() => {
    if (newest !== uuid) return
    row.current?.focus()
    forget(undefined)
  }, [newest, uuid, forget])
  return row
}

interface RowProps {
  holiday: Holiday
  /** Whether it says when it appears on the branch's page. */
  isOfPage: boolean
}

/** Since when the branch's page shows it, if that is still to come. */
function ShownFrom({ date }: Pick<Holiday, 'date'>) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const from = addDays(date, -SHOWN_DAYS_AHEAD)
  if (from <= localToday()) return null
  return (
    <span className="help">{t('default-hours.shown-from', { day: formatDay(from, tag, { dateStyle: 'long' }) })}</span>
  )
}

function Row({ holiday, isOfPage }: RowProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const when = useWhen()
  const ask = useSetAtom(askAtom)
  const show = useSetAtom(showAffectedAtom)
  const isAdministrator = useAtomValue(isAdministratorAtom)
  const row = useArrival(holiday.uuid)
  const { kind, label, organization_uuid } = holiday
  const isOfAll = organization_uuid === null
  const name = nameIn(tag)(holiday)
  return (
    <tr ref={row} tabIndex={-1}>
      <td>
        {when(holiday)}
        {isOfPage && <ShownFrom {...holiday} />}
      </td>
      <th scope="row">
        {label || t(`default-hours.${kind}`)}
        {label && <span className="help">{t(`default-hours.${kind}`)}</span>}
      </th>
      <td>{t(isOfAll ? 'default-hours.institution' : 'default-hours.this-branch')}</td>
      <td className="closed-actions">
        {(!isOfAll || isAdministrator) &&
          ACTIONS.map((action) => (
            <button
              key={action}
              type="button"
              className="button quiet"
              aria-label={t(`default-hours.${action}-of`, { name })}
              onClick={() => (action === 'remove' ? ask(holiday) : void show(holiday))}
            >
              {t(`default-hours.${action}`)}
            </button>
          ))}
      </td>
    </tr>
  )
}

const COLUMNS = ['when', 'what', 'whom', 'do'] as const

/** The closures of a year by date. */
export function ClosedList({ holidays, isOfPage = false }: { holidays: readonly Holiday[]; isOfPage?: boolean }) {
  const t = useMessages()
  return (
    <table className="closed-list">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`default-hours.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {holidays.map((holiday) => (
          <Row key={holiday.uuid} holiday={holiday} isOfPage={isOfPage} />
        ))}
      </tbody>
    </table>
  )
}

const textOf = ({ kind }: Holiday) =>
  kind === 'special-hours' ? 'default-hours.remove-special' : 'default-hours.remove-text'

/** Asks before a closure is removed. */
export function RemoveDialog() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const when = useWhen()
  const { status, holiday } = useAtomValue(removingAtom)
  const ask = useSetAtom(askAtom)
  const remove = useSetAtom(removeAtom)
  const scope = holiday?.organization_uuid ? 'branch' : 'institution'
  return (
    <ConfirmDialog
      open={status !== 'idle'}
      busy={status === 'processing'}
      title={holiday ? t('default-hours.remove-title', { name: nameIn(tag)(holiday) }) : ''}
      text={holiday ? t(textOf(holiday), { when: when(holiday), scope }) : ''}
      action={t('default-hours.remove')}
      onConfirm={() => void remove()}
      onClose={() => ask()}
    />
  )
}
