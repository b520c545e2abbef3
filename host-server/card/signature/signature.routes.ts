import {
  getSignature,
  getSignaturePreview,
  getSignatures,
  getSignaturesCsv,
  getSignaturesZip
} from '#contract/signature'
import { route } from '../../core/http/http.ts'
import * as service from './signature.service.ts'

export const signatures = [
  route(getSignature, (call, { query }) => service.signature(call, query)),
  route(getSignaturePreview, (call, { query }) => service.preview(call, query)),
  route(getSignatures, (call) => service.scope(call)),
  route(getSignaturesZip, (call, { query }) => service.asZip(call, query)),
  route(getSignaturesCsv, (call, { query }) => service.asCsv(call, query))
]
