import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import type { Day, WorkingHoursEntry } from '#contract/working-hours'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useSaying } from '../../core/forms/saying.ts'
import { CopyPanel } from './copy.tsx'
import { RangeRow, type ShownError } from './range.tsx'
import { addAtom, hoursAtom } from './week.atoms.ts'

/** The element to focus after a change of the day. */
type Aim = 'last' | 'add'

function useFollowingFocus(count: number) {
  const row = useRef<HTMLLIElement>(null)
  const aim = useRef<Aim>(undefined)
  useLayoutEffect(() => {
    // the clicked button may be gone: focus moves to its replacement
    const starts = row.current?.querySelectorAll<HTMLElement>('.range-row')
    if (aim.current === 'last') starts?.[count - 1]?.querySelector('input')?.focus()
    if (aim.current === 'add') row.current?.querySelector<HTMLElement>('.add')?.focus()
    aim.current = undefined
  }, [count])
  const lead = (to: Aim) => {
    aim.current = to
  }
  return { row, lead }
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
)
const PLUS = 'M10 4v12M4 10h12'
const COPY = 'M7 7V4h9v9h-3M4 7h9v9H4z'

interface OpenActionsProps {
  name: string
  isCopying: boolean
  onAdd: () => void
  onCopy: () => void
}

function OpenActions({ name, isCopying, onAdd, onCopy }: OpenActionsProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const [add, copy] = [t('working-hours.add-further', { day: name }), t('working-hours.copy-day', { day: name })]
  return (
    <>
      <button type="button" className="button quiet icon add" title={add} aria-label={add} onClick={onAdd}>
        <Icon path={PLUS} />
      </button>
      <button
        type="button"
        className="button quiet icon to-copy"
        title={copy}
        aria-label={copy}
        aria-expanded={isCopying}
        onClick={onCopy}
      >
        <Icon path={COPY} />
      </button>
    </>
  )
}

interface DayRowProps {
  day: Day
  nameOf: (day: Day) => string
  errors: readonly ShownError[]
}

/** A day of the week: its hours, with buttons to add more and to copy them. */
export function DayRow({ day, nameOf, errors }: DayRowProps) {
  const t = useTexts<typeof workingHoursMessages>()
  const { tag } = useTextsContext()
  const ranges = useAtomValue(hoursAtom).filter((one) => one.day === day)
  const add = useSetAtom(addAtom)
  const [isCopying, setCopying] = useState(false)
  const [copied, setCopied] = useState('')
  const { row, lead } = useFollowingFocus(ranges.length)
  const name = nameOf(day)
  const isOpen = ranges.length > 0
  useSaying(() => row.current, {
    label: name,
    text: (value) =>
      Array.isArray(value)
        ? value.map(({ start_time, end_time }: WorkingHoursEntry) => `${start_time}–${end_time}`).join(', ') ||
          t('working-hours.none')
        : undefined
  })
  const press = () => {
    lead('last')
    add(day)
  }
  const drop = () => {
    lead('add')
    if (ranges.length === 1) setCopying(false)
  }
  const close = (days: readonly Day[]) => {
    setCopying(false)
    const list = new Intl.ListFormat(tag).format(days.map(nameOf))
    setCopied(list && t('working-hours.copied', { days: list }))
    row.current?.querySelector<HTMLElement>('.to-copy')?.focus()
  }
  return (
    <li className={isOpen ? 'week-day open' : 'week-day'} data-field={day} ref={row}>
      <span className="week-day-name">{name}</span>
      <div className="week-day-hours">
        {!isOpen && t('working-hours.none')}
        {ranges.map((range, index) => (
          <RangeRow
            key={range.id}
            range={range}
            index={index}
            name={ranges.length > 1 ? t('working-hours.range-of', { day: name, place: index + 1 }) : name}
            errors={errors}
            onRemove={drop}
          />
        ))}
      </div>
      <div className="week-day-actions">
        {isOpen ? (
          <OpenActions name={name} isCopying={isCopying} onAdd={press} onCopy={() => setCopying(!isCopying)} />
        ) : (
          <button
            type="button"
            className="button quiet add"
            aria-label={t('working-hours.add-day', { day: name })}
            onClick={press}
          >
            {t('working-hours.add')}
          </button>
        )}
      </div>
      {isOpen && isCopying && <CopyPanel from={day} nameOf={nameOf} onClose={close} />}
      <p className="visually-hidden" role="status">
        {copied}
      </p>
    </li>
  )
}
