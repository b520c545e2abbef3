import { postHandOver, postRevocation } from '#contract/wallet-transfers'
import { route } from '../../core/http/http.ts'
import { handOver, revoke } from './pass-transfers.service.ts'

export const walletTransfers = [
  route(postHandOver, (call, { body }) => handOver(call, body.successor)),
  route(postRevocation, revoke)
]
