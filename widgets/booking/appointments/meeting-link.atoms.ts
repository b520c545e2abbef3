import { atom } from 'jotai'
import { putMeetingUrl } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { failedAtom } from '../../core/data/notify.ts'
import { refusalsOf } from '../../core/data/refusals.ts'
import type { FailAtom } from '../../core/data/request.atoms.ts'
import { agenda, conflictAtom, toldVisitor } from './agenda.atoms.ts'
import { replaceAtom } from './appointments.atoms.ts'
import { preparation } from './preparation.atoms.ts'

/** A link that the server has refused, with its reasons. */
export const refusedLinkAtom = atom<{ link: string; errors: readonly string[] }>({ link: '', errors: [] })

/** Whether the customer gets no mail: they know the link that there is now. */
const isKnown = (now: AdvisorAppointment | undefined, before: AdvisorAppointment) =>
  now?.join_url === (before.email ? before.announced_url : before.join_url)

/** Saves the link of an appointment; resolves to what was saved, or to undefined where that failed. */
export const saveLinkAtom = atom(null, async (_get, set, of: AdvisorAppointment, alias: string, link: string) => {
  let changed: AdvisorAppointment | undefined
  const failAtom: FailAtom = atom(null, async (_read, write, failure: unknown) => {
    if (await write(conflictAtom, failure)) return
    write(refusedLinkAtom, { link, errors: await refusalsOf(failure) })
    await write(failedAtom, failure, (field) => field === 'meeting_url')
  })
  await set(
    agenda.runAtom,
    async (call) => {
      changed = await call(putMeetingUrl, { params: { alias, uuid: of.uuid }, body: { meeting_url: link } })
      set(replaceAtom, changed)
      void set(preparation.reloadAtom, 'quietly')
    },
    {
      failAtom,
      said: () => (isKnown(changed, of) ? ['appointments.own-link-saved'] : toldVisitor('link', of))
    }
  )
  return changed?.meeting_url
})
