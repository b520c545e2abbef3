import { type RefObject, useEffect } from 'react'

const NOTICES = '.undo-notice, .bulk-change > .notice, .notification'

/** The first button of each notice that can be reached: behind a dialog none can. */
function actionsIn(node: ParentNode): HTMLElement[] {
  const within = node.querySelector('dialog:modal') ?? node
  const notices = [...within.querySelectorAll(NOTICES)]
  return notices.flatMap((notice) => notice.querySelector<HTMLElement>('button') ?? [])
}

/** F6 leads to the notices one after the other, and then back to where the focus was. */
export function useNoticeKey(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!root) return
    let origin: HTMLElement | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      const actions = actionsIn(root)
      const focused = root.activeElement as HTMLElement | null
      const at = actions.findIndex((action) => action.closest(NOTICES)?.contains(focused))
      if (at < 0) origin = focused ?? undefined
      const target = actions[at + 1] ?? (at < 0 ? undefined : origin)
      if (!target?.isConnected) return
      // browsers would go to their address bar
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
}
