/** Scrolls the content of a dialog, and not the dialog with its title, up to an element. */
export function scrollBodyTo(node: Element) {
  const body = node.closest('.modal-body')
  body?.scrollBy(0, node.getBoundingClientRect().top - body.getBoundingClientRect().top - 72)
}
