import { expect, test } from 'vitest'
import { afterSave, byKey } from './keyed-drafts.ts'

interface Draft {
  key: string
  title: string
  uuid?: string
}
const typed = ({ title }: Draft) => ({ title })

test('each draft keeps its key and newer input, and gets the server’s values', () => {
  const sent: Draft[] = [
    { key: 'a', title: ' One ' },
    { key: 'b', title: 'Two' },
    { key: 'c', title: 'Three' }
  ]
  const [one, two] = sent as [Draft, Draft, Draft]
  const now = [{ key: 'd', title: 'new' }, { ...two, title: 'Two and more' }, one]
  const saved = ['One', 'Two', 'Three'].map((title) => ({ title, uuid: title.toLowerCase() }))
  expect(afterSave(now, sent, saved, typed)).toEqual([
    { key: 'd', title: 'new' },
    { key: 'b', title: 'Two and more', uuid: 'two' },
    { key: 'a', title: 'One', uuid: 'one' }
  ])
})

test('an error by position goes to the key that was at this position when sent', () => {
  const errors = { 'put.1.title': ['No.'], 'put.1.value': ['Nor this.'], 'put.7.title': ['Nobody’s.'], was: ['x'] }
  expect(byKey(errors, [{ key: 'a' }, { key: 'b' }])).toEqual({ b: { title: ['No.'], value: ['Nor this.'] } })
})
