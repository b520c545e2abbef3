import type { Endpoint, Shape } from '#contract/endpoint'

/** Who is to be booked: an advisor, or with `isBranch` whoever is free at a branch. */
export interface BookingTarget {
  alias: string
  isBranch?: boolean | undefined
}

/** A branch takes and answers what an advisor does, under its own path (`contract/branches.ts`): one word instead of four endpoints more. */
export const endpointFor = <S extends Shape>({ isBranch }: BookingTarget, call: Endpoint<S>): Endpoint<S> =>
  isBranch ? { ...call, path: call.path.replace('advisors', 'branches') as Endpoint['path'] } : call

/** Tells a branch from an advisor of the same name. */
export const targetKey = ({ alias, isBranch }: BookingTarget) => (isBranch ? `branch/${alias}` : alias)
