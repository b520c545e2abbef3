import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { startMessages } from '#contract/messages/start.messages'
import type { InstitutionStart } from '#contract/start'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { dayText } from '../reports/days.ts'
import { Block } from './block.tsx'
import { links } from './links.ts'

interface ItemProps {
  text: string
  note?: string
  href?: string
  named?: readonly { key: string; text: string; href: string }[]
  /** How many there are to name, unless it is the count itself. */
  all?: number | undefined
  count?: number
}

function Item({ text, note, href, named = [], count = 0, all = count }: ItemProps) {
  const t = useTexts<typeof startMessages>()
  const mayOpen = useMayOpen()
  const linked = (address: string | undefined, name: string): ReactNode =>
    address && mayOpen(address) ? <Link href={address}>{name}</Link> : name
  const others = all - named.length
  return (
    <li>
      <p className="start-fault">{linked(href, text)}</p>
      {note && <p className="help">{note}</p>}
      {named.length > 0 && (
        <ul className="start-named">
          {named.map((one) => (
            <li key={one.key}>{linked(one.href, one.text)}</li>
          ))}
          {others > 0 && <li className="help">{t('start.others', { count: others })}</li>}
        </ul>
      )}
    </li>
  )
}

function useItems({ branches_without_hours, incomplete, people, calendars, mails }: InstitutionStart): ItemProps[] {
  const t = useTexts<typeof startMessages>()
  const { tag } = useTextsContext()
  const failing = calendars?.named ?? []
  const items: (ItemProps & { count: number })[] = [
    {
      count: branches_without_hours.count,
      text: t('start.without-hours', { count: branches_without_hours.count }),
      note: t('start.without-hours-note'),
      href: links.hours,
      named: branches_without_hours.named.map(({ uuid, name }) => ({ key: uuid, text: name, href: links.branch(uuid) }))
    },
    {
      count: incomplete?.count ?? 0,
      text: t('start.incomplete', { count: incomplete?.count ?? 0 }),
      note: t('start.incomplete-note'),
      all: incomplete?.branches,
      named: (incomplete?.named ?? []).map(({ slug, name, count }) => ({
        key: slug,
        text: t('start.incomplete-branch', { branch: name, count }),
        href: links.bookability(slug)
      }))
    },
    {
      count: people?.uninvited ?? 0,
      text: t('start.uninvited', { count: people?.uninvited ?? 0 }),
      href: links.uninvited
    },
    { count: people?.expired ?? 0, text: t('start.expired', { count: people?.expired ?? 0 }), href: links.expired },
    {
      count: calendars?.count ?? 0,
      text: t('start.failing-calendars', { count: calendars?.count ?? 0 }),
      note: t('start.failing-calendars-note'),
      named: failing.map(({ uuid, full_name, failing_since }) => ({
        key: uuid,
        text: t('start.since', { name: full_name, day: dayText(tag, failing_since.slice(0, 10)) }),
        href: links.person(uuid)
      }))
    },
    { count: mails.failed, text: t('start.failed-mails', { count: mails.failed }), note: t('start.mails-note') },
    { count: mails.delayed, text: t('start.delayed-mails', { count: mails.delayed }) }
  ]
  return items.filter(({ count }) => count > 0)
}

interface AttentionProps {
  start: InstitutionStart
  /** Still being set up: nothing fails yet, and nothing is in order either. */
  isNew: boolean
}

/** What is missing or fails at an institution. */
export function Attention({ start, isNew }: AttentionProps) {
  const t = useTexts<typeof startMessages>()
  const items = useItems(start)
  if (isNew && !items.length) return null
  return (
    <Block title={t('start.attention')} more={{ href: links.bookability(), text: t('start.check-bookability') }}>
      {items.length ? (
        <ul className="start-faults">
          {items.map((item) => (
            <Item key={item.text} {...item} />
          ))}
        </ul>
      ) : (
        <p>{t('start.all-well')}</p>
      )}
    </Block>
  )
}
