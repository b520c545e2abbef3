/** Scripts run when inserted, not when changed. */
function start(waiting: HTMLScriptElement) {
  const script = document.createElement('script')
  const { src, type } = waiting.dataset
  for (const { name, value } of waiting.attributes) {
    if (name !== 'type' && !name.startsWith('data-')) script.setAttribute(name, value)
  }
  if (type) script.type = type
  if (src) script.src = src
  waiting.replaceWith(script)
}

function releaseElement(waiting: HTMLElement) {
  const { src } = waiting.dataset
  if (waiting instanceof HTMLScriptElement) return src ? start(waiting) : undefined
  if (waiting instanceof HTMLTemplateElement) return waiting.replaceWith(waiting.content)
  if (src) waiting.setAttribute('src', src)
  delete waiting.dataset.cookieCategory
}

/**
 * Lets in what waits for these categories: `<script type="text/plain" data-cookie-category data-src>`, a `<template>`
 * with whatever it holds, and anything else with `data-src`. The page's policy decides from where it may come.
 */
export function release(choice: readonly string[]) {
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-cookie-category]')) {
    if (choice.includes(waiting.dataset.cookieCategory ?? '')) releaseElement(waiting)
  }
  document.documentElement.dataset.cookies = choice.map(encodeURIComponent).join(' ')
  document.dispatchEvent(new CustomEvent('advisor-consent', { detail: { categories: choice } }))
}
