import type { StoredData } from '../../core/tenancy/stored-data.ts'

/**
 * `release` is that of the files which the loader wants, `loader` the file of a pinned loader or nothing for the newest;
 * of these only the day counts. `refused`, `blocked` by a directive, and `failed` are counted.
 */
export const KINDS = ['release', 'loader', 'refused', 'blocked', 'failed'] as const
export type Kind = (typeof KINDS)[number]

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    website_days: {
      day: string
      /** A registered website; for `refused`, any other one. */
      origin: string
      kind: Kind
      detail: string
      count: number
    }
    /** Of which faults administrators have been told. */
    website_notices: {
      origin: string
      fault: string
      day: string
    }
  }
}

export const data = {
  website_days: {
    why: 'Which release websites load, and what goes wrong there, as sums of a day.',
    columns: {
      day: 'none',
      origin: 'none',
      kind: 'none',
      detail: 'none',
      count: 'none'
    }
  },
  website_notices: {
    why: 'Of which faults of a website administrators have been told.',
    columns: {
      origin: 'none',
      fault: 'none',
      day: 'none'
    }
  }
} as const satisfies Partial<StoredData>
