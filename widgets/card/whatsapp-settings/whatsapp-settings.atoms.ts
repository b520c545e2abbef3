import { atom } from 'jotai'
import { FieldErrors } from '#contract/values'
import {
  getWhatsAppSettings,
  lacksId,
  type OwnWhatsApp,
  putWhatsAppSettings,
  type WhatsAppSettings
} from '#contract/whatsapp-settings'
import { readFailure } from '../../core/data/read-failure.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

const OFF: WhatsAppSettings = { whatsapp_enable: false, whatsapp_id: '' }

const savedAtom = atom(OFF)
const loadedObstacleAtom = atom<OwnWhatsApp['obstacle']>(null)
/** What keeps visitors from WhatsApp although it is switched on. */
export const obstacleAtom = atom((get) => (get(savedAtom).whatsapp_enable ? get(loadedObstacleAtom) : null))
const typedAtom = atom(OFF)
/** Whether the id was blurred or typed, after which its errors are shown. */
const touchedAtom = atom(false)
/** The server's messages about a refused id. */
export const serverErrorsAtom = atom<readonly string[]>([])

const clearAtom = atom(null, (_get, set, isTouched: boolean) => {
  set(touchedAtom, isTouched)
  set(serverErrorsAtom, [])
})

export const settingsAtom = atom(
  (get) => get(typedAtom),
  (get, set, change: Partial<WhatsAppSettings>) => {
    set(typedAtom, { ...get(typedAtom), ...change })
    // clears errors of an id that is no longer needed
    if (!change.whatsapp_enable) set(clearAtom, 'whatsapp_id' in change)
  }
)
export const blurAtom = atom(null, (_get, set) => set(touchedAtom, true))

export const invalidAtom = atom((get) => lacksId(get(typedAtom)))
export const isMissingAtom = atom((get) => get(invalidAtom) && get(touchedAtom))

const sentAtom = atom((get) => ({ ...get(typedAtom), whatsapp_id: get(typedAtom).whatsapp_id.trim() }))

export const whatsAppSettingsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(sentAtom)) !== JSON.stringify(get(savedAtom))),
  load: (call, alias) => withRevision(call, getWhatsAppSettings, { params: { alias } }),
  show: (set, { answer: { whatsapp_enable, whatsapp_id, obstacle } }) => {
    const settings = { whatsapp_enable, whatsapp_id }
    set(typedAtom, settings)
    set(savedAtom, settings)
    set(loadedObstacleAtom, obstacle)
    set(clearAtom, false)
  },
  value: (get) => (get(invalidAtom) ? undefined : get(sentAtom)),
  save: (call, alias, body, revision) =>
    withRevision(call, putWhatsAppSettings, { params: { alias }, query: { revision }, body }),
  saved: (set, settings) => {
    set(savedAtom, settings)
    set(clearAtom, false)
  },
  said: () => ['whatsapp-settings.saved'],
  shows: (field) => field === 'whatsapp_id',
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(serverErrorsAtom, refusal?.errors.whatsapp_id ?? [])
  },
  versions: { draftAtom: settingsAtom, savedAtom }
})
