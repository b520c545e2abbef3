import { inject } from 'vitest'

/**
 * The built product that belongs to this worker alone: changes made by one test file do not affect another that runs in
 * parallel.
 */
export function ownSite() {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!site) throw new Error('There are more workers than sites')
  return site
}
