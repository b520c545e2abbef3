import { useState } from 'react'

let last = 0

function next(): string {
  last += 1
  return `advisor-${last}`
}

/**
 * An id that no other element of the page has. Preact's `useId` numbers them by the root that it finds upwards, and
 * finds a stale one below an element that was passed on unchanged, so that a dialog's heading and a field in it shared one.
 */
export const useId = () => useState(next)[0]
