import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { waitlistFormMessages } from '#contract/messages/waitlist.messages'
import { getTranslations, type Messages } from '#contract/translations'
import { apiAtom } from '../../core/element/store.tsx'
import { TextsContext, useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Join } from '../waitlist/join.tsx'
import { choiceAtom, presetAtom, visitorAtom, waitingAtom } from './booking.atoms.ts'
import { clockAtom } from './slots.atoms.ts'

function Form() {
  const [isWaiting, setWaiting] = useAtom(waitingAtom)
  const t = useTexts<typeof waitlistFormMessages>()
  const [visitor, onVisitor] = useAtom(visitorAtom)
  const { topic = '', type = 'online' } = useAtomValue(choiceAtom)
  const target = useAtomValue(presetAtom)
  if (isWaiting) return <Join {...{ target, topic, type, visitor, onVisitor }} onBack={() => setWaiting(false)} />
  return (
    <div>
      <button type="button" className="button quiet" onClick={() => setWaiting(true)}>
        {t('waitlist.no-time')}
      </button>
    </div>
  )
}

/** The texts come with the form: most visitors find a time. */
const loadTextsAtom = atom(null, (get, _set, locale: string) =>
  get(apiAtom).call(getTranslations, { query: { locale, scope: 'waitlist-form' } })
)

/** For visitors whom no time suits, where there is a waitlist: its form takes the place of the times, which its styles hide. */
export function Waiting() {
  const texts = useTextsContext()
  const { locale } = texts
  const hasWaitlist = useAtomValue(clockAtom)?.waitlist
  const load = useSetAtom(loadTextsAtom)
  const [messages, setMessages] = useState<Messages>()
  useEffect(() => {
    // without them there is nothing to press, and the next visit tries again
    if (hasWaitlist) load(locale).then(setMessages, () => {})
  }, [hasWaitlist, locale, load])
  if (!messages) return null
  return (
    <TextsContext.Provider value={{ ...texts, messages: { ...texts.messages, ...messages } }}>
      <Form />
    </TextsContext.Provider>
  )
}
