import { useAtomValue, useSetAtom } from 'jotai'
import type { redirectionsMessages } from '#contract/messages/redirections.messages'
import type { Redirection } from '#contract/redirections'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { redirectionForm } from './form.atoms.ts'
import { redirectionRemoval, switchAtom, switchingAtom } from './redirections.atoms.ts'

const useMessages = useTexts<typeof redirectionsMessages>

interface RowProps {
  redirection: Redirection
  timeZone: string
  hosts: readonly string[]
}

const hostOf = (target: string) => (URL.canParse(target) ? new URL(target).host : undefined)

function Hits({ redirection: { hits, last_hit_at }, timeZone }: Pick<RowProps, 'redirection' | 'timeZone'>) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <p className="redirection-hits">
      <span>{t('redirections.hits', { hits })}</span>
      {last_hit_at && <span>{t('redirections.last-hit', { moment: format.format(new Date(last_hit_at)) })}</span>}
    </p>
  )
}

function Actions({ redirection }: { redirection: Redirection }) {
  const t = useMessages()
  const edit = useSetAtom(redirectionForm.openAtom)
  const setPending = useSetAtom(redirectionRemoval.pendingDeletionAtom)
  const { path } = redirection
  return (
    <div className="redirection-actions">
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
    </div>
  )
}

/** A redirect: path, target, hits and status. */
export function RedirectionRow({ redirection, timeZone, hosts }: RowProps) {
  const t = useMessages()
  const switching = useAtomValue(switchingAtom)
  const flip = useSetAtom(switchAtom)
  const { uuid, path, target, status, is_active } = redirection
  const host = hostOf(target)
  const isBlocked = host !== undefined && !hosts.includes(host)
  return (
    <li className={is_active ? 'redirection' : 'redirection off'}>
      <Toggle
        label={t('redirections.active-of', { path })}
        hideLabel
        sync
        checked={is_active}
        disabled={switching === uuid}
        onChange={() => void flip(redirection)}
      />
      <div className="redirection-route">
        <p className="redirection-path">{path}</p>
        <p className="redirection-target">
          <span className="visually-hidden">{t('redirections.leads-to')} </span>
          <span aria-hidden="true">→ </span>
          {target}
        </p>
        {isBlocked && <p className="redirection-blocked">{t('redirections.blocked', { host })}</p>}
      </div>
      <div className="redirection-facts">
        <p>{t(status === 301 ? 'redirections.permanent' : 'redirections.temporary')}</p>
        <Hits redirection={redirection} timeZone={timeZone} />
      </div>
      <Actions redirection={redirection} />
    </li>
  )
}
