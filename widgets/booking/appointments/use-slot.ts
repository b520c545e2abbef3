import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { freeDaysAtom, queryAtom, type SlotQuery, slotsStatusAtom } from '../booking/slots.atoms.ts'

const SAME = ['alias', 'isBranch', 'topic', 'type'] as const

type Asked = Partial<Pick<SlotQuery, (typeof SAME)[number]>>

/** Whether a time is free for what is asked; undefined until that is loaded. */
function useVerdict(wanted: string | undefined, asked: Asked) {
  const store = useStore()
  const [verdict, judge] = useState<'free' | 'taken'>()
  const status = useAtomValue(slotsStatusAtom)
  // the next answer may arrive before its loading is drawn
  const known = useAtomValue(freeDaysAtom)
  // read from the store: what was drawn may be about what was asked before
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const query = store.get(queryAtom)
    if (!wanted || verdict || store.get(slotsStatusAtom) !== 'ready') return
    if (!SAME.every((key) => query?.[key] === asked[key])) return
    judge(Object.values(store.get(freeDaysAtom)).some((times) => times.includes(wanted)) ? 'free' : 'taken')
  }, [status, known, wanted, verdict, asked.alias, asked.isBranch, asked.topic, asked.type])
  return [verdict, () => judge(undefined)] as const
}

/** The chosen time: at first one that was chosen elsewhere, if it is free for what is asked. */
export function useSlot(first: string | undefined, asked: Asked) {
  const [wanted, want] = useState(first)
  const [chosen, choose] = useState<string>()
  const [verdict, askAgain] = useVerdict(wanted, asked)
  const slot = chosen ?? (verdict === 'free' ? wanted : undefined)
  return {
    slot,
    /** What was wanted and is not free. */
    missed: verdict === 'taken' && !chosen ? wanted : undefined,
    near: slot ?? wanted,
    isChosen: Boolean(chosen),
    choose,
    /** Something else is about to be asked for, at the same time if it is free then. */
    keep() {
      want(slot ?? wanted)
      choose(undefined)
      askAgain()
    },
    forget() {
      want(undefined)
      choose(undefined)
    }
  }
}
