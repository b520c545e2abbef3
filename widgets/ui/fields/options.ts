import type { Host } from '../../core/element/host.ts'

/** For comparisons: without accents and in lower case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const spelled = (text: string) => plain(text.replaceAll('ß', 'ss')).replaceAll('ı', 'i')

/** For searches: also as written without umlauts, "Köstler" as "Koestler". */
export const spellings = (text: string) => `${spelled(text)} ${spelled(text.replaceAll(/[äöü]/gi, '$&e'))}`

/** downshift listens and checks focus on the document, where a shadow root hides both. */
export function environmentOf({ root }: Host) {
  if (root instanceof Document) return window
  const inside = {
    get activeElement() {
      return root.activeElement ?? document.body
    },
    body: document.body,
    createElement: document.createElement.bind(document),
    getElementById: root.getElementById.bind(root)
  }
  return {
    addEventListener: root.addEventListener.bind(root) as typeof addEventListener,
    removeEventListener: root.removeEventListener.bind(root) as typeof removeEventListener,
    document: inside as Document,
    Node
  }
}
