import { afterEach, expect, test } from 'vitest'
import { withCampaign } from './with-campaign.ts'

const here = location.href
afterEach(() => history.replaceState(null, '', here))

test.each([
  ['?src=flyer', '/book/anna?src=flyer', '/book/anna?topic=x&src=flyer'],
  ['?topic=x&src=flyer_1&lang=en', '/book/anna?src=flyer_1', '/book/anna?topic=x&src=flyer_1'],
  ['', '/book/anna', '/book/anna?topic=x'],
  ['?source=flyer', '/book/anna', '/book/anna?topic=x'],
  ['?src=%22%3E%3Cscript%3E', '/book/anna', '/book/anna?topic=x']
])('from a page with %j, links lead on with its campaign and nothing else', (search, plain, asked) => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  expect([withCampaign('/book/anna'), withCampaign('/book/anna?topic=x')]).toEqual([plain, asked])
})
