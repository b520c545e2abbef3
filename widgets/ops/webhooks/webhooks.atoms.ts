import { atom } from 'jotai'
import type { Parsed } from '#contract/endpoint'
import {
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  type NewWebhook,
  postWebhookReplay,
  postWebhookTest,
  putWebhookSecret,
  type Replay,
  type Webhook,
  type WebhookDeliveries,
  type Webhooks
} from '#contract/webhooks'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'

export const webhooks = listAtoms<Webhooks, Webhook>({
  noun: 'webhooks',
  ask: (call) => call(getWebhooks, {}),
  change: (page, change) => ({ ...page, webhooks: change(page.webhooks) })
})

export const webhookRemoval = removalAtoms<Webhook>({
  remove: (call, { uuid }) => call(deleteWebhook, { params: { uuid } }),
  nameOf: ({ name }) => name,
  list: webhooks
})

/** The webhook whose secret is shown: afterwards nobody can show it. */
export const secretAtom = atom<NewWebhook | undefined>(undefined)

/** The webhook whose secret is about to be replaced. */
export const rotatingAtom = atom<Webhook | undefined>(undefined)
const rotation = mutationAtoms(webhooks.failAtom)
export const isRotatingAtom = atom((get) => get(rotation.statusAtom) === 'processing')

export const rotateAtom = atom(null, async (get, set) => {
  const webhook = get(rotatingAtom)
  if (!webhook) return
  const { uuid, name } = webhook
  await set(rotation.runAtom, async (call) => set(secretAtom, await call(putWebhookSecret, { params: { uuid } })), {
    said: () => ['webhooks.rotated', { name }]
  })
  set(rotatingAtom, undefined)
  void set(webhooks.refreshAtom)
})

/** The webhook whose deliveries are shown. */
export const openedAtom = atom<Webhook | undefined>(undefined)

export const deliveries = requestAtoms<WebhookDeliveries, string>({
  ask: (call, uuid) => call(getWebhookDeliveries, { params: { uuid } })
})

/** Reads again how what was sent went. */
export const followAtom = atom(null, (_get, set) => set(deliveries.reloadAtom, 'quietly'))

const sending = mutationAtoms(webhooks.failAtom)
export const isSendingAtom = atom((get) => get(sending.statusAtom) === 'processing')

export const testAtom = atom(null, async (_get, set, { uuid }: Webhook) => {
  await set(sending.runAtom, (call) => call(postWebhookTest, { params: { uuid } }), { said: () => ['webhooks.tested'] })
  void set(followAtom)
})

export const replayAtom = atom(null, async (_get, set, { uuid }: Webhook, body: Parsed<typeof Replay>) => {
  let count = 0
  await set(
    sending.runAtom,
    async (call) => {
      count = (await call(postWebhookReplay, { params: { uuid }, body })).count
    },
    { said: () => ['webhooks.replayed', { count }] }
  )
  void set(followAtom)
})
