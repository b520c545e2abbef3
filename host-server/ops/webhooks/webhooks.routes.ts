import {
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  postWebhook,
  postWebhookReplay,
  postWebhookTest,
  putWebhook,
  putWebhookSecret
} from '#contract/webhooks'
import { route } from '../../core/http/http.ts'
import * as service from './webhooks.service.ts'

export const webhooks = [
  route(getWebhooks, (call) => service.list(call)),
  route(postWebhook, (call, { body }) => service.create(call, body)),
  route(putWebhook, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteWebhook, (call, { params }) => service.remove(call, params.uuid)),
  route(putWebhookSecret, (call, { params }) => service.replaceSecret(call, params.uuid)),
  route(postWebhookTest, (call, { params }) => service.test(call, params.uuid)),
  route(getWebhookDeliveries, (call, { params }) => service.deliveries(call, params.uuid)),
  route(postWebhookReplay, (call, { params, body }) => service.replay(call, params.uuid, body))
]
