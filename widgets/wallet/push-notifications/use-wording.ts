import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushHistoryMessages } from '#contract/messages/push-history.messages'
import type { Notified } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { reachesNoPhoneAtom } from './no-phone.atoms.ts'
import { draftAtom, editedAtom, wordingAtom } from './push-form.atoms.ts'
import { setupAtom } from './setup.atoms.ts'

/** What is said once it is sent: no more than what is true. */
function saidOf(isHeld: boolean, isPlanned: boolean, isEdited: boolean, reachesNoPhone: boolean): Notified | undefined {
  if (isHeld) return ['success', 'push-history.submitted']
  if (isPlanned) return isEdited ? ['success', 'push-history.saved'] : undefined
  return reachesNoPhone ? ['failure', 'push-history.no-phone'] : undefined
}

/** Words the form for what is to happen: a change that goes nowhere yet is saved, and what needs an approval is submitted. */
export function useWording(): void {
  const t = useTexts<typeof pushHistoryMessages>()
  const isPlanned = useAtomValue(draftAtom).send_at !== undefined
  const isHeld = useAtomValue(setupAtom)?.needs_approval ?? false
  const isEdited = useAtomValue(editedAtom) !== undefined
  const reachesNoPhone = useAtomValue(reachesNoPhoneAtom)
  const word = useSetAtom(wordingAtom)
  const help = isHeld ? t('push-history.submit-help', { when: isPlanned ? 'later' : 'now' }) : undefined
  const past = t('push-history.past')
  const button = () => {
    if (isEdited && (isPlanned || isHeld))
      return [t('push-history.change-title'), t('push-history.save'), 'push-history.save-question'] as const
    return isHeld
      ? ([t('push-history.submit-title'), t('push-history.submit'), 'push-history.submit-question'] as const)
      : []
  }
  const [title, action, id] = button()
  const question = id && ((number: number) => t(id, { number }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question changes with its title
  useEffect(
    () =>
      word({ help, title, action, question, past, said: (held) => saidOf(held, isPlanned, isEdited, reachesNoPhone) }),
    [word, help, title, action, past, isPlanned, isEdited, reachesNoPhone]
  )
}
