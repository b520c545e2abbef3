import type { RequestKind, RequestOrigin, RequestState } from '#contract/data-requests'
import type { Language } from '#contract/locales'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    data_requests: {
      uuid: string
      reference: string
      kind: RequestKind
      origin: RequestOrigin
      /** `unconfirmed` until a visitor has opened the mail: until then nothing says that they have the address. */
      state: RequestState | 'unconfirmed'
      email: string
      phone: string
      name: string
      /** The visitor's; '' is the institution's. */
      language: Language | ''
      arrived_on: string
      due_on: string
      extension: string
      outcome: string
      user_name: string
      done_by: string | null
      erasure_uuid: string | null
      token_hash: string | null
      expires_at: string | null
      sent_at: string | null
      fetched_at: string | null
      created_at: string
      finished_at: string | null
    }
  }
}

export const data = {
  data_requests: {
    why: 'What people have asked of their data, until when it was due, and how it was answered.',
    seenBy: ['erasers'],
    until: 'Who asked, until they are erased.',
    columns: {
      uuid: 'none',
      reference: 'none',
      kind: 'none',
      origin: 'none',
      state: 'none',
      email: 'visitor',
      phone: 'visitor',
      name: 'visitor',
      language: 'none',
      arrived_on: 'none',
      due_on: 'none',
      extension: 'visitor',
      outcome: 'visitor',
      user_name: 'staff',
      done_by: 'staff',
      erasure_uuid: 'none',
      token_hash: 'none',
      expires_at: 'none',
      sent_at: 'none',
      fetched_at: 'none',
      created_at: 'none',
      finished_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
