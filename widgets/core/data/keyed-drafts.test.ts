import { expect, test } from 'vitest'
import { afterSave, byKey } from './keyed-drafts.ts'

interface Draft {
  key: string
  title: string
  uuid?: string
}
const typed = ({ title }: Draft) => ({ title })

test('keeps key and newer input of each draft, and takes the server’s values', () => {
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

test('assigns an error by position to the key that was sent at that position', () => {
  const errors = { 'put.1.title': ['No.'], 'put.1.value': ['Nor this.'], 'put.7.title': ['Nobody’s.'], was: ['x'] }
  expect(byKey(errors, [{ key: 'a' }, { key: 'b' }])).toEqual({ b: { title: ['No.'], value: ['Nor this.'] } })
})
