import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const PAGE = '<main class="page-main narrow"><p class="lead">Text</p></main>'

test.each([
  ['a rule of a class that the page lacks', '.card{color:red}', ''],
  ['one of two classes', '.lead.card,.page-main > .card{color:red}', ''],
  ['the selector that the page lacks', '.card,.lead{color:red}', '.lead{color:red}'],
  ['shadow roots', ':host,:root{--a:1}:host([hidden]) p{color:red}', ':root{--a:1}'],
  ['comments', '/* why */p{color:red}', 'p{color:red}'],
  ['an empty condition', '@media print{.card{color:red}}', ''],
  ['what is in an empty condition', '@media print{@supports (gap:1px){.card{gap:1px}}}', ''],
  ['the animation of a class that the page lacks', '@keyframes rise{to{top:0}}.card{animation:rise 1s}', '']
])('leaves out %s', (_what, css, left) => {
  expect(usedStyles(css, PAGE)).toBe(left)
})

test.each([
  ['elements', 'p{color:red}'],
  ['classes together', '.page-main.narrow > .lead::before{content:";}{"}'],
  ['what is excluded or may be', '.lead:not(.card, :has(.card)){color:red}'],
  ['attributes and states', '[lang] .lead:hover{color:red}'],
  ['conditions', '@media print{.lead{color:red}}'],
  ['animations', '.lead{animation:rise 1s}@keyframes rise{0%{top:0}to{top:1px}}'],
  ['what has no selector', '@property --a{syntax:"*";inherits:false}']
])('keeps %s', (_what, css) => {
  expect(usedStyles(css, PAGE)).toBe(css)
})

test('keeps the order, by which rules of the same weight win', () => {
  const css = '.lead{color:red}.card{color:blue}.lead{color:green}'
  expect(usedStyles(css, PAGE)).toBe('.lead{color:red}.lead{color:green}')
})
