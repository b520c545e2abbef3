import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useAsked } from './use-asked.ts'

/** The parameter that names a part of a page. */
const PART = 'part'

/** An address that leads to a part of its page. */
export const partOf = (address: string, part: string) => `${address}${address.includes('?') ? '&' : '?'}${PART}=${part}`

/** Brings the focus to a part of a page, once it is there, if the address asks for it: to itself or its first field. */
export function useAskedPart<T extends HTMLElement>(part: string): RefObject<T | null> {
  const place = useRef<T>(null)
  const [params] = useSearchParams()
  useAsked(params.get(PART) === part ? PART : '', () => {
    const box = place.current
    const target = box?.matches('button, [tabindex]') ? box : box?.querySelector('input')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  })
  return place
}
