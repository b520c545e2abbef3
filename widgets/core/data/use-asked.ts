import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** Does what a parameter of the address asks for, once: it is taken out, so that a reload does not do it again. */
export function useAsked(name: string, act: (value: string) => void) {
  const [params] = useSearchParams()
  const [path, navigate] = useLocation()
  const asked = params.get(name)
  const latest = useRef(act)
  latest.current = act
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another request acts again
  useEffect(() => {
    if (!asked) return
    const rest = new URLSearchParams(params)
    rest.delete(name)
    navigate(rest.size ? `${path}?${rest}` : path, { replace: true })
    // after a dialog that led here has closed and returned the focus; without the parameter it still happens
    frame.current = requestAnimationFrame(() => latest.current(asked))
  }, [asked])
}
