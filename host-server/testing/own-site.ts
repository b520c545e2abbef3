import { inject } from 'vitest'

/** The built product that this worker has to itself: what one file changes, another that runs beside it does not see. */
export function ownSite() {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error('There are more workers than sites')
  return site
}
