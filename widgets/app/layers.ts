import type { AddLayer } from '../ui/base/layer.ts'

const depth = (): number => history.state?.layer ?? 0

/**
 * Each open dialog, and each step in one, has an entry of the history above its page: Back leaves the uppermost. What is
 * closed otherwise takes its entry along.
 */
export function createLayers() {
  const layers: { current: () => void }[] = []
  /** The address to arrive at while the browser goes back. */
  let turning: string | undefined
  const waiting: (() => void)[] = []
  let isPlanned = false
  /** Asked above everything else, without an entry. */
  const questions: { current: () => void }[] = []

  function settle() {
    isPlanned = false
    if (turning !== undefined) return
    const left = depth() - layers.length
    if (left > 0) {
      turning = location.href
      history.go(-left)
    }
    for (let missing = left; missing < 0; missing++) {
      // closing may lead to another place of the page, such as what was added, where the browser must leave it
      history.scrollRestoration = 'manual'
      history.pushState({ ...history.state, layer: depth() + 1 }, '')
      history.scrollRestoration = 'auto'
    }
  }
  // one dialog may take another's place, and closing one may lead to another page
  function plan() {
    if (!isPlanned) setTimeout(settle)
    isPlanned = true
  }

  const add: AddLayer = (latest) => {
    layers.push(latest)
    plan()
    return () => {
      layers.splice(layers.indexOf(latest), 1)
      plan()
    }
  }

  const addQuestion: AddLayer = (latest) => {
    questions.push(latest)
    return () => void questions.splice(questions.indexOf(latest), 1)
  }

  return {
    add,
    addQuestion,
    /** Back answers the question that is open, if any, as Escape does. */
    hasAnswered() {
      const question = questions.at(-1)
      question?.current()
      return Boolean(question)
    },
    /** The state of an entry that shows what is open. */
    stateHere: () => (layers.length ? { layer: layers.length } : null),
    /** Whether the browser has arrived where a closed layer has sent it. */
    hasTurned() {
      if (turning === undefined) return false
      // what was closed may have changed the address
      if (location.href !== turning) history.replaceState(history.state, '', turning)
      turning = undefined
      for (const go of waiting.splice(0)) go()
      plan()
      return true
    },
    back() {
      if (depth() >= layers.length) return
      layers.at(-1)?.current()
      // it may stay open, for its input
      plan()
    },
    /** Not while the browser is on its way, which would then leave the new page. */
    whenStill(go: () => void) {
      if (turning === undefined) go()
      else waiting.push(go)
    },
    /** A link that is followed in a layer takes the place of its entry, and so does the page's own address. */
    optionsTo(target: URL, options?: { replace?: boolean; state?: unknown }) {
      if (!depth()) return options
      return { ...options, replace: true, state: target.pathname === location.pathname ? history.state : undefined }
    }
  }
}

export type Layers = ReturnType<typeof createLayers>
