import { expect, test } from 'vitest'
import { getAdvisors } from '#contract/advisors'
import { answer, requests } from '../../testing/network.ts'
import { caller } from './api.ts'
import { sharing } from './loads.ts'

const call = sharing(caller(location.origin), 'here')

test('sends simultaneous identical requests once, and fails all of them together', async () => {
  answer('GET /api/v1/advisors', {}, 500)
  const failures = await Promise.allSettled([call(getAdvisors, {}), call(getAdvisors, {})])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(requests).toHaveLength(1)
})

test('sends later requests, or those of another origin, again', async () => {
  answer('GET /api/v1/advisors', [])
  const elsewhere = sharing(caller('https://host.example'), 'elsewhere')
  await Promise.all([call(getAdvisors, {}), elsewhere(getAdvisors, {})])
  expect(requests).toHaveLength(2)
  await call(getAdvisors, {})
  expect(requests).toHaveLength(3)
})
