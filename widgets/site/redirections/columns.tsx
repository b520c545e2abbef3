import { useAtomValue, useSetAtom } from 'jotai'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import type { Redirection, RedirectionsPage } from '#contract/redirections'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { redirectionForm } from './form.atoms.ts'
import { redirectionRemoval, switchAtom, switchingAtom } from './redirections.atoms.ts'

const useMessages = useTexts<typeof redirectionsMessages>

interface RedirectionProps {
  redirection: Redirection
}

const hostOf = (target: string) => (URL.canParse(target) ? new URL(target).host : undefined)

interface TargetProps {
  target: string
  hosts: readonly string[]
}

function Target({ target, hosts }: TargetProps) {
  const t = useMessages()
  const host = hostOf(target)
  return (
    <>
      <span className="redirection-target two-lines">{target}</span>
      {host !== undefined && !hosts.includes(host) && (
        <span className="redirection-blocked">{t('redirections.blocked', { host })}</span>
      )}
    </>
  )
}

function Switch({ redirection }: RedirectionProps) {
  const t = useMessages()
  const switching = useAtomValue(switchingAtom)
  const flip = useSetAtom(switchAtom)
  const { uuid, path, is_active } = redirection
  return (
    <Toggle
      label={t('redirections.active-of', { path })}
      hideLabel
      sync
      checked={is_active}
      disabled={switching === uuid}
      onChange={() => void flip(redirection)}
    />
  )
}

function Actions({ redirection }: RedirectionProps) {
  const t = useMessages()
  const edit = useSetAtom(redirectionForm.openAtom)
  const setPending = useSetAtom(redirectionRemoval.pendingDeletionAtom)
  const { path } = redirection
  return (
    <span className="table-actions">
      <button
        type="button"
        className="button"
        aria-label={t('redirections.edit-of', { path })}
        onClick={() => edit(redirection)}
      >
        {t('redirections.edit')}
      </button>
      <button
        type="button"
        className="button danger"
        aria-label={t('redirections.delete-of', { path })}
        onClick={() => setPending(redirection)}
      >
        {t('redirections.delete')}
      </button>
    </span>
  )
}

/** What the list of redirects shows. */
export function useColumns({ time_zone, hosts }: RedirectionsPage): Column<Redirection>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  const number = new Intl.NumberFormat(tag)
  return [
    {
      id: 'path',
      title: t('redirections.column-path'),
      sort: 'path',
      cell: ({ path }) => <span className="redirection-path two-lines">{path}</span>
    },
    {
      id: 'active',
      title: t('redirections.column-active'),
      cell: (redirection) => <Switch redirection={redirection} />
    },
    {
      id: 'target',
      title: t('redirections.column-target'),
      sort: 'target',
      cell: ({ target }) => <Target target={target} hosts={hosts} />
    },
    {
      id: 'kind',
      title: t('redirections.status'),
      cell: ({ status }) => t(status === 301 ? 'redirections.permanent' : 'redirections.temporary')
    },
    {
      id: 'hits',
      title: t('redirections.column-hits'),
      sort: 'hits',
      isDescendingFirst: true,
      isNamed: true,
      cell: ({ hits }) => <span className="redirection-hits">{number.format(hits)}</span>
    },
    {
      id: 'last-hit',
      title: t('redirections.column-last'),
      sort: 'last_hit_at',
      isDescendingFirst: true,
      isNamed: true,
      cell: ({ last_hit_at: at }) => at && <span className="redirection-last">{moment.format(new Date(at))}</span>
    },
    {
      id: 'actions',
      title: t('redirections.column-actions'),
      isFixed: true,
      cell: (redirection) => <Actions redirection={redirection} />
    }
  ]
}
