import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { AuditEntry } from '#contract/audit-log'
import type { settingsMessages } from '#contract/messages/settings.messages'
import { type SettingName, settingOf } from '#contract/settings'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { historyAtom, typeAtom } from './settings.atoms.ts'

const useMessages = useTexts<typeof settingsMessages>

interface EntryProps {
  name: SettingName
  entry: AuditEntry
  timeZone: string
}

function Entry({ name, entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const type = useSetAtom(typeAtom)
  const [change] = entry.changes
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const values = [
    [t('settings.was'), change?.before],
    [t('settings.became'), change?.after]
  ] as const
  // back into the field, to be checked and saved like any value
  const restore = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    type(name, change?.before ?? '')
    currentTarget.closest('.setting')?.querySelector('textarea')?.focus()
  }
  return (
    <li>
      <p className="setting-when">
        {t('settings.history-entry', { moment: moment.format(new Date(entry.at)), actor: entry.actor_name })}
      </p>
      <dl className="setting-change">
        {values.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('settings.empty')}</dd>
          </div>
        ))}
      </dl>
      {!settingOf(name).isSecret && (
        <button type="button" className="button" onClick={restore}>
          {t('settings.undo')}
        </button>
      )}
    </li>
  )
}

/** The changes of a setting, latest first, each with a restore button. */
export function SettingHistory({ name }: { name: SettingName }) {
  const t = useMessages()
  const history = useAtomValue(historyAtom)
  if (history?.name !== name) return null
  const { entries, time_zone = 'UTC' } = history
  if (!entries) return <LoadingBox />
  if (!entries.length) return <p className="help setting-history">{t('settings.history-empty')}</p>
  return (
    <ol className="setting-history">
      {entries.map((entry) => (
        <Entry key={entry.uuid} name={name} entry={entry} timeZone={time_zone} />
      ))}
    </ol>
  )
}
