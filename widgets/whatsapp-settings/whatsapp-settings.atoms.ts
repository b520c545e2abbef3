import { atom } from 'jotai'
import { FieldErrors } from '#contract/values'
import { getWhatsAppSettings, lacksId, putWhatsAppSettings, type WhatsAppSettings } from '#contract/whatsapp-settings'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'

const OFF: WhatsAppSettings = { whatsapp_enable: false, whatsapp_id: '' }

const savedAtom = atom(OFF)
const settingsAtom = atom(OFF)
/** Whether the id was left or typed, so that what it lacks may be said. */
const touchedAtom = atom(false)
/** The server's words about a refused id. */
export const serverErrorsAtom = atom<readonly string[]>([])

const clearAtom = atom(null, (_get, set, isTouched: boolean) => {
  set(touchedAtom, isTouched)
  set(serverErrorsAtom, [])
})

export const enabledAtom = atom(
  (get) => get(settingsAtom).whatsapp_enable,
  (get, set, whatsapp_enable: boolean) => {
    set(settingsAtom, { ...get(settingsAtom), whatsapp_enable })
    if (!whatsapp_enable) set(clearAtom, false)
  }
)
export const idAtom = atom(
  (get) => get(settingsAtom).whatsapp_id,
  (get, set, whatsapp_id: string) => {
    set(settingsAtom, { ...get(settingsAtom), whatsapp_id })
    set(clearAtom, true)
  }
)
export const leaveAtom = atom(null, (_get, set) => set(touchedAtom, true))

export const invalidAtom = atom((get) => lacksId(get(settingsAtom)))
export const lackAtom = atom((get) => get(invalidAtom) && get(touchedAtom))

const sentAtom = atom((get) => ({ ...get(settingsAtom), whatsapp_id: get(idAtom).trim() }))

export const whatsAppSettingsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(sentAtom)) !== JSON.stringify(get(savedAtom))),
  load: (call, alias) => call(getWhatsAppSettings, { params: { alias } }),
  show: (set, { whatsapp_enable, whatsapp_id }) => {
    const settings = { whatsapp_enable, whatsapp_id }
    set(settingsAtom, settings)
    set(savedAtom, settings)
    set(clearAtom, false)
  },
  value: (get) => (get(invalidAtom) ? undefined : get(sentAtom)),
  save: (call, alias, body) => call(putWhatsAppSettings, { params: { alias }, body }),
  saved: (set, settings) => {
    set(savedAtom, settings)
    set(clearAtom, false)
  },
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(serverErrorsAtom, refusal?.errors.whatsapp_id ?? [])
  }
})
