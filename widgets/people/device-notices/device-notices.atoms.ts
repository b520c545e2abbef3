import { atom } from 'jotai'
import {
  deleteNotifiedDevice,
  getNotifiedDevices,
  type NoticeKinds,
  type NotifiedDevice,
  type NotifiedDevices,
  postNotifiedDevice,
  putNotifiedDeviceSession
} from '#contract/device-notices'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { ownId, type Support, subscribe, supportOf, unsubscribe } from './subscription.ts'

interface Shown extends NotifiedDevices {
  support: Support
  /** This browser, if it is notified. */
  own: NotifiedDevice | undefined
}

/** The devices of the user, and what this one can do. */
export const devices = requestAtoms<Shown>({
  async ask(call) {
    const [found, id] = await Promise.all([call(getNotifiedDevices, {}), ownId()])
    return { ...found, support: supportOf(), own: found.devices.find((one) => one.id === id) }
  },
  clears: true
})

const { statusAtom, runAtom } = mutationAtoms()
export const isBusyAtom = atom((get) => get(statusAtom) === 'processing')

/** Why the last press did not turn it on. */
export const reasonAtom = atom<'not-allowed' | 'not-reached' | undefined>(undefined)

/** To begin with, what waits for an answer within minutes. */
const FIRST: NoticeKinds = { chats: true, requests: false, appointments: false }

/** Notifies on this device about what is chosen; asks for the browser's permission, and so only after a press. */
export const turnOnAtom = atom(null, async (get, set, kinds: NoticeKinds = FIRST) => {
  const serverKey = get(devices.valueAtom)?.server_key
  if (!serverKey) return
  set(reasonAtom, undefined)
  await set(runAtom, async (call) => {
    const subscription = await subscribe(serverKey).catch(() => null)
    if (subscription) await call(postNotifiedDevice, { body: { ...subscription, ...kinds } })
    else set(reasonAtom, subscription === null ? 'not-reached' : 'not-allowed')
  })
  await set(devices.reloadAtom, 'quietly')
})

/** Notifies on a device no longer. */
export const turnOffAtom = atom(null, async (get, set, id: string) => {
  const isOwn = get(devices.valueAtom)?.own?.id === id
  await set(runAtom, async (call) => {
    await call(deleteNotifiedDevice, { params: { id } })
    if (isOwn) await unsubscribe()
  })
  await set(devices.reloadAtom, 'quietly')
})

/** Says who uses this browser now: nothing of somebody else's is shown there, and signing out ends what it is told. */
export const noteHereAtom = atom(null, async (get) => {
  const id = await ownId()
  if (id) await get(apiAtom).call(putNotifiedDeviceSession, { params: { id } })
})
