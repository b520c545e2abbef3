import { expect, test } from 'vitest'
import {
  bookStyles,
  branchStyles,
  contactStyles,
  frameStyles,
  pageStyles,
  profileStyles
} from '../../../templates/styles.ts'

const named = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name)

test.each([
  ['the card', frameStyles + profileStyles],
  ['a branch', frameStyles + branchStyles],
  ['the plain booking', pageStyles + bookStyles],
  ['the plain contact form', pageStyles + contactStyles]
])('the styles of %s include the keyframes of its animations', (_name, css) => {
  const moving = named(css, /animation(?:-name)?:\s*(?!none)([\w-]+)/g)
  expect(moving).not.toEqual([])
  expect(named(css, /@keyframes ([\w-]+)/g)).toEqual(expect.arrayContaining(moving))
})
