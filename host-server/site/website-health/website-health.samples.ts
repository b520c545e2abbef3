import type { SamplesOf } from '../../testing/samples.ts'

const report = {
  'document-uri': 'https://www.bank.example/contact',
  'blocked-uri': 'http://localhost/embed.js',
  'effective-directive': 'script-src-elem'
}

export const samples: SamplesOf = () => ({
  'GET /api/v1/website-health': {},
  'POST /api/v1/policy-reports': {
    headers: { 'content-type': 'application/csp-report' },
    body: { 'csp-report': report }
  }
})
