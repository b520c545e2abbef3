import { postHandOver, postRevocation } from '#contract/wallet-transfers'
import { route } from '../core/http.ts'
import { handOver, revoke } from './living.transfers.ts'

export const walletTransfers = [
  route(postHandOver, (call, { body }) => handOver(call, body.successor)),
  route(postRevocation, revoke)
]
