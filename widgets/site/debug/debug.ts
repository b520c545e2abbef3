import { getAdvisor } from '#contract/advisors'
import { getAdvisorTopics } from '#contract/appointment-topics'
import { getBranch } from '#contract/branches'
import { getEmbedStatus } from '#contract/embedding'
import { caller } from '../../core/element/api.ts'
import css from './debug.css?inline'
import { faultsOf, SELECTOR, scriptFaults, writtenOf } from './findings.ts'
import { pageLanguage, say } from './say.ts'

/**
 * Checks a page with embedded widgets, for its author: `debug.js` beside `embed.js` says in place what is
 * wrong. It is a script of its own, since the loader could not say that it was not loaded.
 */
const { origin } = new URL(import.meta.url)
const call = caller(origin)

/** Of the page as a whole: its policy, and whether it may send. */
const general = new Set<string>()
/** Aliases and branches that the server does not have, and topics that an advisor does not offer. */
const unknown = new Set<string>()
const asked = new Set<string>()

const box = document.createElement('div')
const root = box.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
root.adoptedStyleSheets = [sheet]

interface Finding {
  text: string
  element?: HTMLElement
}

/** Whether an advisor offers a topic: visitors choose one, where not. */
function askTopic(alias: string, topic: string) {
  const key = `${alias} ${topic}`
  if (asked.has(key)) return
  asked.add(key)
  call(getAdvisorTopics, { params: { alias } })
    .then((topics) => {
      if (topics.some(({ uuid }) => uuid === topic)) return
      unknown.add(key)
      check()
    })
    .catch(() => {})
}

function ask(key: string, send: () => Promise<unknown>) {
  if (asked.has(key)) return
  asked.add(key)
  send().catch((failure) => {
    if (!(failure instanceof Response) || failure.status !== 404) return
    unknown.add(key)
    check()
  })
}

const branchKey = (branch: string) => `branch ${branch}`

function findings(): Finding[] {
  const tags = [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const written = writtenOf(element)
    return written ? [{ element, written }] : []
  })
  const ofTags = tags.flatMap(({ element, written }) => {
    const { alias, branch, topic } = written.attributes
    if (alias) ask(alias, () => call(getAdvisor, { params: { alias }, query: {} }))
    if (branch) ask(branchKey(branch), () => call(getBranch, { params: { alias: branch } }))
    if (alias && topic) askTopic(alias, topic)
    const faults = faultsOf(written, element.matches(SELECTOR))
    if (alias && unknown.has(alias)) faults.push(say('debug.unknown-alias', { origin, alias }))
    if (branch && unknown.has(branchKey(branch))) faults.push(say('debug.unknown-branch', { origin, branch }))
    if (alias && topic && unknown.has(`${alias} ${topic}`)) {
      faults.push(say('debug.unknown-topic', { alias, topic }))
    }
    return faults.map((text) => ({ text: `<${written.tag}>: ${text}`, element }))
  })
  const none = tags.length ? [] : [{ text: say('debug.no-tags') }]
  const ofPage = [...scriptFaults([...document.scripts], origin), ...general].map((text) => ({ text }))
  return [...ofPage, ...none, ...ofTags]
}

const line = ({ text, element }: Finding) => {
  const item = document.createElement('li')
  if (!element) {
    item.textContent = text
    return item
  }
  const button = document.createElement('button')
  button.textContent = text
  button.addEventListener('click', () => element.scrollIntoView({ block: 'center' }))
  item.append(button)
  return item
}

const warned = new Set<string>()

function warnOnce(text: string, element: HTMLElement | undefined) {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(`advisor-widgets: ${text}`, ...(element ? [element] : []))
}

let said: string | undefined
/** Nothing is said before it is known whether the website is registered. */
let isReady = false

function check() {
  if (!isReady) return
  const found = findings()
  const now = found.map(({ text }) => text).join('\n')
  if (now === said) return
  said = now
  for (const { text, element } of found) warnOnce(text, element)
  const title = document.createElement('h2')
  title.textContent = found.length ? say('debug.to-mend', { count: found.length }) : say('debug.all-well')
  const list = document.createElement('ul')
  list.append(...found.map(line))
  const section = document.createElement('section')
  section.className = 'debug'
  section.lang = pageLanguage()
  section.setAttribute('role', 'status')
  section.append(title, list)
  root.replaceChildren(section)
}

function refused(address: string, directive: string) {
  if (!address.startsWith(origin)) return
  general.add(say('debug.policy', { directive, origin }))
  check()
}
document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
  refused(blockedURI, effectiveDirective)
)
// those from before this script
if ('ReportingObserver' in window) {
  const tell = (reports: { body?: unknown }[]) => {
    for (const { body } of reports) {
      // which is `blockedURI` in the event
      const { blockedURL, effectiveDirective } = body as { blockedURL: string; effectiveDirective: string }
      refused(blockedURL, effectiveDirective)
    }
  }
  new ReportingObserver(tell, { types: ['csp-violation'], buffered: true }).observe()
}

call(getEmbedStatus, {})
  .then(
    ({ is_registered }) => {
      if (is_registered) return
      const website = location.origin
      const address = `${origin}/app/account-admin/embed?website=${website}`
      general.add(say('debug.unregistered', { website, address }))
    },
    () => void general.add(say('debug.no-answer', { origin }))
  )
  .finally(() => {
    isReady = true
    check()
  })
document.body.append(box)
new MutationObserver(() => requestIdleCallback?.(check) ?? check()).observe(document, {
  attributes: true,
  childList: true,
  subtree: true
})
