import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../core/element/texts.tsx'
import { useId } from '../core/element/use-id.ts'
import { Icon } from './icons.tsx'
import type { Entry, EntryGroup } from './navigation.ts'

const useMessages = useTexts<typeof appMessages & typeof accountAdminMessages>

interface EntryListProps {
  entries: readonly Entry[]
  labelledBy?: string | undefined
  /** After a link has been followed. */
  onFollow?: (() => void) | undefined
}

export function EntryList({ entries, labelledBy, onFollow }: EntryListProps) {
  const t = useMessages()
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map(({ path, title, icon, current }) => (
        <li key={path}>
          <Link
            className="entry"
            href={path}
            aria-current={current}
            onClick={onFollow && (() => queueMicrotask(onFollow))}
          >
            <Icon name={icon} />
            <span className="entry-name">{t(title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface EntryGroupsProps {
  groups: readonly EntryGroup[]
  onFollow?: () => void
}

/** All pages that the user may open, in groups. */
export function EntryGroups({ groups, onFollow }: EntryGroupsProps) {
  const t = useMessages()
  const id = useId()
  return (
    <div className="entry-groups">
      {groups.map(({ title, entries }) => (
        <div key={entries[0]?.path}>
          {title && (
            <p className="entry-heading" id={`${id}-${title}`}>
              {t(title)}
            </p>
          )}
          <EntryList entries={entries} labelledBy={title && `${id}-${title}`} onFollow={onFollow} />
        </div>
      ))}
    </div>
  )
}
