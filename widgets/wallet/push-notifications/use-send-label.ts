import { useAtomValue } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { draftAtom, wordingAtom } from './push-form.atoms.ts'

/** What the button does, in the form and in its question. */
export function useSendLabel(): string {
  const t = useTexts<typeof pushFormMessages>()
  const isPlanned = useAtomValue(draftAtom).send_at !== undefined
  const { action } = useAtomValue(wordingAtom)
  return action ?? t(isPlanned ? 'push-form.schedule' : 'push-form.send')
}
