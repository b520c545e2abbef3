import { useAtomValue, useSetAtom } from 'jotai'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { isSettingAtom, presence, setAwayAtom } from './presence.atoms.ts'

/** Says to visitors, by hand alone, that answers come later; shown once it is known. */
export function Presence() {
  const t = useTexts<typeof conversationsMessages>()
  const { value } = useRequest(presence, undefined)
  const isSetting = useAtomValue(isSettingAtom)
  const set = useSetAtom(setAwayAtom)
  if (!value) return null
  const { away_until } = value
  return (
    <div>
      <Toggle
        sync
        checked={Boolean(away_until)}
        disabled={isSetting}
        label={t('conversations.away')}
        onChange={(is_away) => void set(is_away)}
      />
      <p className="help" role="status">
        {t(away_until ? 'conversations.away-until' : 'conversations.not-away')}
      </p>
    </div>
  )
}
