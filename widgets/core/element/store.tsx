import { atom, createStore, Provider, type WritableAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { type Caller, caller } from './api.ts'
import { type Host, useHost } from './host.ts'
import { type Texts, useTextsContext } from './texts.tsx'

interface Api {
  call: Caller
  /** The wrapper of every request, for requests sent by other means. */
  around: (call: Caller) => Caller
}

/** The element's own server, which `StoreProvider` sets: `get(apiAtom).call(endpoint, request)`. */
export const apiAtom = atom({} as Api)
export const hostAtom = atom<Host | undefined>(undefined)
export const textsAtom = atom<Texts | undefined>(undefined)

export type Store = ReturnType<typeof createStore>

interface StoreProviderProps {
  children: ReactNode
  /** Wraps every request of the element. */
  around?: ((call: Caller, store: Store) => Caller) | undefined
}

const bare = (call: Caller) => call

/** Gives each element a store of its own; otherwise elements on a page would share atoms. */
export function StoreProvider({ children, around = bare }: StoreProviderProps) {
  const host = useHost()
  const texts = useTextsContext()
  const store = useMemo(() => createStore(), [])
  useMemo(() => {
    const set = <T,>(one: WritableAtom<T, [T], void>, value: T) => store.set(one, value)
    const wrap = (call: Caller) => around(call, store)
    set(apiAtom, { call: wrap(caller(host.origin, texts.locale)), around: wrap })
    set(hostAtom, host)
    set(textsAtom, texts)
  }, [store, host, texts, around])
  return <Provider store={store}>{children}</Provider>
}
