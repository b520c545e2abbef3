export {}

/** What a service worker of ours uses: the types of pages and of workers exclude each other. */
interface Worker {
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focused: boolean; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', hear: (event: Lasting & { data: { json(): Notice } | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    hear: (event: Lasting & { notification: { data: Notice; close(): void } }) => void
  ): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

/** As the server encrypts it for this browser. */
interface Notice {
  title: string
  body: string
  /** What it leads to, at the address where the browser has subscribed. */
  path: string
  /** A later one takes the place of the one before. */
  tag: string
}

const worker = globalThis as unknown as Worker

const windows = async () =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
    new URL(url).pathname.startsWith('/app/')
  )

/** Says nothing to somebody who has the app in front: it shows what is new by itself. */
async function show(notice: Notice): Promise<void> {
  if ((await windows()).some(({ focused }) => focused)) return
  const { title, body, tag } = notice
  await worker.registration.showNotification(title, { body, tag, renotify: true, icon: '/favicon.svg', data: notice })
}

/** A window of its own, unless one shows it: in another one, something may be half written. */
async function open({ path }: Notice): Promise<void> {
  const url = new URL(path, location.origin).href
  const there = (await windows()).find((one) => one.url === url)
  await (there ? there.focus() : worker.clients.openWindow(url))
}

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
