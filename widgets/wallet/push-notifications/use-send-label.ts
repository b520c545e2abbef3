import { useAtomValue } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { draftAtom, editedAtom } from './push-form.atoms.ts'
import { setupAtom } from './setup.atoms.ts'

/** What the button does, in the form and in its question; a change that goes nowhere yet is saved. */
export function useSendLabel(): string {
  const t = useTexts<typeof pushFormMessages>()
  const isPlanned = useAtomValue(draftAtom).send_at !== undefined
  const isHeld = useAtomValue(setupAtom)?.needs_approval
  const edited = useAtomValue(editedAtom)
  if (edited && (isPlanned || isHeld)) return edited.save
  return t(isPlanned ? 'push-form.schedule' : 'push-form.send')
}
