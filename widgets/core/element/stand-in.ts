/**
 * `<div data-advisor-widget="topics" data-alias="…">`, for CMSs whose sanitiser strips unknown tags, gets the tag inside:
 * the div itself stays, with its styles and listeners, and for the framework that may have made it.
 */
export function upgrade(stand: HTMLElement): void {
  // while the page is being parsed, the fallback may be incomplete
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => upgrade(stand), { once: true })
    return
  }
  const { advisorWidget, ...data } = stand.dataset
  const tag = `advisor-${advisorWidget}`
  if (stand.querySelector(tag)) return
  const element = document.createElement(tag)
  for (const name of Object.keys(data)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    element.setAttribute(attribute, data[name] ?? '')
  }
  element.append(...stand.childNodes)
  stand.append(element)
}
