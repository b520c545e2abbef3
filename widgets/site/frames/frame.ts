import { frameMessageOf } from '#contract/frames'

/**
 * On the page around: gives each frame of ours the height of its widget, and repeats its events on the frame. Messages
 * count only from the server of this script, and from a frame of this page.
 */
const { origin } = new URL(import.meta.url)

addEventListener('message', (event) => {
  if (event.origin !== origin) return
  const message = frameMessageOf(event.data)
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === event.source)
  if (!message || !frame) return
  if (message.advisor === 'height') {
    frame.style.height = `${message.height}px`
    return
  }
  frame.dispatchEvent(new CustomEvent(message.type, { bubbles: true, detail: message.detail }))
  // a widget cannot scroll the page around its frame
  if (message.type === 'advisor-step' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
})
