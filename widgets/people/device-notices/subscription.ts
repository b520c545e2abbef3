import type { Subscription } from '#contract/device-notices'

/** Its folder is its scope: the pages for staff. */
const WORKER = '/app/notices-worker.js'

/** Whether this browser can notify: `home-screen` is an iPhone or iPad, where only an app on the home screen can. */
export type Support = 'ready' | 'denied' | 'home-screen' | 'none'

const isOfApple = () =>
  /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) || (/\bMac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function supportOf(): Support {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isThere) return isOfApple() ? 'home-screen' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array) =>
  one !== null && one !== undefined && String(new Uint8Array(one)) === String(other)

/** The subscription of this browser; undefined without one, or without permission. */
async function held(): Promise<PushSubscription | undefined> {
  if (supportOf() !== 'ready' || Notification.permission !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration('/app/')
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** By which the server knows this browser; undefined where it is not notified. */
export async function ownId(): Promise<string | undefined> {
  const subscription = await held()
  if (!subscription) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

/** Asks for the permission, and subscribes; undefined if it is not given. @throws if the browser's service is away */
export async function subscribe(
  serverKey: string
): Promise<Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await registered()
  const applicationServerKey = bytesOf(serverKey)
  const before = await pushManager.getSubscription()
  // with a key that is not valid any more
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe()
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

export const unsubscribe = async (): Promise<void> => void (await (await held())?.unsubscribe())
