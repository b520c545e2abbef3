import type { Endpoint, Shape } from '#contract/endpoint'

/** What is booked: an advisor, or with `isBranch` any free advisor of a branch. */
export interface BookingTarget {
  alias: string
  isBranch?: boolean | undefined
}

/** A branch has the same endpoints as an advisor under its own path (`contract/branches.ts`): a replaced word instead of four more endpoints. */
export const endpointFor = <S extends Shape>({ isBranch }: BookingTarget, call: Endpoint<S>): Endpoint<S> =>
  isBranch ? { ...call, path: call.path.replace('advisors', 'branches') as Endpoint['path'] } : call

/** Distinguishes a branch from an advisor of the same name. */
export const targetKey = ({ alias, isBranch }: BookingTarget) => (isBranch ? `branch/${alias}` : alias)
