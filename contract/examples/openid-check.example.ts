import type { OpenIdCheck } from '../openid-check.ts'

const callback = 'https://termine.alpenbank.example/account/openid/callback'

export const exampleOpenIdCheck: OpenIdCheck = {
  callback,
  findings: [
    { finding: 'document', detail: '' },
    { finding: 'issuer', detail: 'https://login.alpenbank.example/realms/staff' },
    { finding: 'endpoints', detail: '' },
    { finding: 'keys', detail: '2' },
    { finding: 'algorithm', detail: 'RS256' },
    { finding: 'pkce', detail: '' },
    { finding: 'scope', detail: '' }
  ]
}

export const exampleFaultyOpenId: OpenIdCheck = {
  callback,
  findings: [
    { finding: 'document', detail: '' },
    { finding: 'issuer-differs', detail: 'https://login.alpenbank.example/realms/other' },
    { finding: 'endpoints-missing', detail: 'token_endpoint' },
    { finding: 'keys-none', detail: '' },
    { finding: 'algorithm-unsafe', detail: 'HS256' },
    { finding: 'pkce-unsaid', detail: '' },
    { finding: 'scope-unsaid', detail: 'email' }
  ]
}
