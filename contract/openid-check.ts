import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { endpoint } from './endpoint.ts'
import { findingsOf } from './findings.ts'
import { SETTINGS } from './settings.ts'
import { FieldErrors, Url } from './values.ts'

/** What the test of a sign-in service may find, and what that means for signing in; `openid-check.<finding>` says it. */
export const OPENID_FINDINGS = {
  document: 'works',
  'document-unreachable': 'fails',
  'document-missing': 'fails',
  'document-unreadable': 'fails',
  issuer: 'works',
  'issuer-differs': 'fails',
  endpoints: 'works',
  'endpoints-missing': 'fails',
  'endpoints-insecure': 'fails',
  keys: 'works',
  'keys-unreachable': 'fails',
  'keys-none': 'fails',
  algorithm: 'works',
  'algorithm-unsafe': 'fails',
  'code-missing': 'fails',
  pkce: 'works',
  'pkce-unsaid': 'unsure',
  scope: 'works',
  'scope-unsaid': 'unsure'
} as const
export type OpenIdFinding = keyof typeof OPENID_FINDINGS

export const OpenIdCheck = v.object({
  findings: findingsOf(OPENID_FINDINGS),
  /** The address to register at the service. */
  callback: Url
})
export type OpenIdCheck = v.InferOutput<typeof OpenIdCheck>

export const checkOpenId = /* @__PURE__ */ endpoint('POST', '/api/v1/settings/openid-check', {
  summary: 'Tests a sign-in service by its discovery document and keys. Nothing is saved.',
  access: administersInPerson,
  body: v.strictObject({
    openid_issuer: v.pipe(SETTINGS.openid_issuer.schema, v.nonEmpty('required')),
    openid_scope: SETTINGS.openid_scope.schema
  }),
  answers: { 200: OpenIdCheck, 422: FieldErrors }
})
