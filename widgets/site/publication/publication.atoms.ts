import { type Atom, atom, type WritableAtom } from 'jotai'
import type { PageVersion, Publication, PublicationForm } from '#contract/publication'
import { FieldErrors } from '#contract/values'
import { failedAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { mutationAtoms, requestAtoms, type Work } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'

/** What the dialog asks; times are those on the wall at the institution. */
export interface PublicationDraft {
  when: 'now' | 'at'
  publish_at: string
  ends: boolean
  withdraw_at: string
}

const EMPTY: PublicationDraft = { when: 'now', publish_at: '', ends: false, withdraw_at: '' }

export type ListedVersion = PageVersion & { title?: string }
type Published = Publication & { uuid: string }

interface Kind<P extends Published> {
  pageAtom: Atom<P | undefined>
  updateAtom: WritableAtom<null, [change: Partial<P>], unknown>
  publish: (call: Caller, uuid: string, form: PublicationForm) => Promise<Partial<P>>
  /** A page that is there with or without what is published: only plans are dropped. */
  staysPublic?: true
  /** Withdraws the page, or only drops what was planned; answers what has changed. */
  withdraw: (call: Caller, page: P) => Promise<Partial<P>>
  versions: (call: Caller, uuid: string) => Promise<ListedVersion[]>
}

const formOf = (version: number, { when, publish_at, ends, withdraw_at }: PublicationDraft): PublicationForm => ({
  version,
  publish_at: when === 'at' ? publish_at : null,
  withdraw_at: ends ? withdraw_at : null
})

/** Publishes the newest version of a page, now or at a time, and lists all. */
export function publicationAtoms<P extends Published>({ pageAtom, updateAtom, ...kind }: Kind<P>) {
  const draftedAtom = atom<PublicationDraft | undefined>(undefined)
  const errorsAtom = atom<Readonly<Record<string, readonly string[]>>>({})
  const working = mutationAtoms()
  const isWithdrawingAtom = atom(false)

  const refuseAtom = atom(null, async (_get, set, failure: unknown) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
    await set(failedAtom, failure, (field) => field === 'publish_at' || field === 'withdraw_at')
  })

  return {
    draftAtom: atom((get) => get(draftedAtom)),
    errorsAtom: atom((get) => get(errorsAtom)),
    openAtom: atom(null, (_get, set) => {
      set(errorsAtom, {})
      set(draftedAtom, EMPTY)
    }),
    closeAtom: atom(null, (_get, set) => set(draftedAtom, undefined)),
    typeAtom: atom(null, (_get, set, change: Partial<PublicationDraft>) => {
      set(errorsAtom, {})
      set(draftedAtom, (draft) => draft && { ...draft, ...change })
    }),
    isBusyAtom: atom((get) => get(working.statusAtom) === 'processing'),

    /** Publishes the version that is saved. */
    publishAtom: atom(null, async (get, set) => {
      const [page, draft] = [get(pageAtom), get(draftedAtom)]
      if (!page || !draft) return
      const work: Work = async (call) =>
        set(updateAtom, await kind.publish(call, page.uuid, formOf(page.version, draft)))
      const said = draft.when === 'at' ? 'content-editor.scheduled' : 'content-editor.published'
      if (await set(working.runAtom, work, { said: () => [said], failAtom: refuseAtom })) set(draftedAtom, undefined)
    }),

    /** Whether withdrawing is being confirmed. */
    isWithdrawingAtom,
    withdrawAtom: atom(null, async (get, set) => {
      const page = get(pageAtom)
      if (!page) return
      const said = page.state === 'public' && !kind.staysPublic ? 'withdrawn' : 'unplanned'
      const work: Work = async (call) => set(updateAtom, await kind.withdraw(call, page))
      if (await set(working.runAtom, work, { said: () => [`content-editor.${said}`] })) set(isWithdrawingAtom, false)
    }),

    versions: requestAtoms({ clears: true, ask: (call, uuid: string) => kind.versions(call, uuid) }),
    /** Whether the versions are shown. */
    areVersionsOpenAtom: atom(false)
  }
}

export type PublicationAtoms = ReturnType<typeof publicationAtoms>
