import { atom } from 'jotai'
import { deleteHeaderImage, deleteLogo, HEADER_SETTING, LOGO_SETTINGS, putHeaderImage, putLogo } from '#contract/photos'
import type { SettingName } from '#contract/settings'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { refreshInitAtom } from '../../core/data/refresh-init.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate } from '../../core/element/texts.tsx'
import { checkFile, type PictureFault } from '../../people/photos/picture.ts'
import { pictureRefusals } from '../../people/photos/picture-refusals.ts'

interface Kind {
  /** Of its texts. */
  noun: 'logo' | 'header'
  put(call: Caller, body: File): Promise<{ url: string }>
  remove(call: Caller): Promise<unknown>
}

const logo = (surface: keyof typeof LOGO_SETTINGS): Kind => ({
  noun: 'logo',
  put: (call, body) => call(putLogo, { query: { surface }, body }),
  remove: (call) => call(deleteLogo, { query: { surface } })
})

/** The settings whose value is a picture. */
export const PICTURES = {
  [LOGO_SETTINGS.light]: logo('light'),
  [LOGO_SETTINGS.dark]: logo('dark'),
  [HEADER_SETTING]: {
    noun: 'header',
    put: (call, body) => call(putHeaderImage, { body }),
    remove: (call) => call(deleteHeaderImage, {})
  }
} satisfies Partial<Record<SettingName, Kind>>
export type PictureSetting = keyof typeof PICTURES

/** The picture that is being uploaded or removed, one at a time. */
export const workingAtom = atom<PictureSetting | undefined>(undefined)
export const errorsAtom = atom<Partial<Record<PictureSetting, readonly string[]>>>({})
/** The picture whose removal is being confirmed. */
export const pendingRemovalAtom = atom<PictureSetting | undefined>(undefined)

interface Work {
  said: 'saved' | 'removed'
  run(call: Caller): Promise<string>
}

/** Returns the picture's new address, or undefined after a failure. */
const workAtom = atom(
  null,
  async (get, set, name: PictureSetting, { said, run }: Work): Promise<string | undefined> => {
    if (get(workingAtom)) return undefined
    set(workingAtom, name)
    set(errorsAtom, {})
    try {
      const url = await run(get(apiAtom).call)
      set(notifyAtom, 'success', `settings.${PICTURES[name].noun}-${said}`)
      void set(refreshInitAtom)
      return url
    } catch (failure) {
      const errors = await pictureRefusals(failure)
      set(errorsAtom, { [name]: errors })
      // what stands beside the picture is not said twice
      if (!errors.length) await set(failedAtom, failure)
      return undefined
    } finally {
      set(workingAtom, undefined)
    }
  }
)

/** Uploads a file, or says why it cannot be a picture. */
export const putAtom = atom(null, async (get, set, name: PictureSetting, file: File): Promise<string | undefined> => {
  try {
    checkFile(file)
  } catch (fault) {
    const { message } = fault as PictureFault
    set(errorsAtom, { [name]: [translate(get(textsAtom) as Texts, message)] })
    return undefined
  }
  return set(workAtom, name, { said: 'saved', run: async (call) => (await PICTURES[name].put(call, file)).url })
})

export const removeAtom = atom(null, (_get, set, name: PictureSetting) =>
  set(workAtom, name, {
    said: 'removed',
    run: async (call) => {
      await PICTURES[name].remove(call)
      // before its button disappears, so that the focus returns there
      set(pendingRemovalAtom, undefined)
      return ''
    }
  })
)
