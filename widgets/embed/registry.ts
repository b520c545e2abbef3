import { valuesOf } from '#contract/tag-values'
import type { PropType, Tag } from '#contract/tags'
import * as tags from '#contract/tags'

export interface AttributeDoc {
  text: string
  required?: true
  /** The required attribute that it replaces: a page gives one of the two. */
  replaces?: string
}

export interface EventDoc {
  text: string
  /** The shape of `event.detail`. */
  detail?: string
}

/** The description of a tag, except for its attributes' types. */
interface Doc<Prop extends string> {
  text: string
  attributes: Record<Prop, AttributeDoc>
  events?: Record<`advisor-${string}`, EventDoc>
  parts: Record<string, string>
  /** The CSS custom properties that it reads. */
  properties: Record<`--advisor-${string}`, string>
  /** The link inside the tag: works before the script has loaded, and without it. */
  fallback: Link
  /** How high it is at first, by its `mode`; '' is any other. What ends below the window need not be higher. */
  heights?: Readonly<Record<string, string>>
}

interface Link {
  href: string
  text: string
}

/** A missing tag or attribute description does not compile. */
type Docs = { [Name in keyof typeof tags]: Doc<keyof (typeof tags)[Name]['props'] & string> }

const alias: AttributeDoc = { text: "The advisor's alias in URLs, such as `anna-gruber`.", required: true }
const ownAlias: AttributeDoc = {
  text: "The signed-in advisor's own alias in URLs, such as `anna-gruber`.",
  required: true
}
const test: AttributeDoc = {
  text: 'Test mode: everything is checked as usual, but nothing is booked, sent or counted. The widget says so, and its events have `test: true`.'
}
const formEvents = {
  'advisor-error': {
    text: 'Loading or saving failed, or was refused.',
    detail: '{ reason: "load" | "save" }'
  }
}
const section = { section: 'The card around the form.' }
const page = (path: string, text: string): Link => ({ href: `https://HOST${path}`, text })

/** The custom properties of the shared look, `widgets/ui/base/base.css`. */
const LOOK = {
  '--advisor-primary': 'Background of the main button; also the accent colour unless that is set.',
  '--advisor-on-primary': 'Text on the primary colour.',
  '--advisor-accent': 'Links, marks and selections.',
  '--advisor-surface': 'Background of cards and fields.',
  '--advisor-sunken': 'Background behind cards.',
  '--advisor-text': 'Text.',
  '--advisor-muted': 'Secondary text.',
  '--advisor-border': 'Dividers and other fine lines.',
  '--advisor-border-strong': 'Borders of fields and buttons.',
  '--advisor-danger': 'Errors.',
  '--advisor-success': 'Success.',
  '--advisor-focus': 'Focus ring.',
  '--advisor-radius': 'Corner radius.',
  '--advisor-density':
    'Factor for the space inside cards and buttons and between their parts, from 0.5 to 2. Buttons stay at least 44 px high.',
  '--advisor-font': "Font family. Default: the page's.",
  '--advisor-font-size': "Font size. Default: the page's, at least 15 px."
} as const

const SCROLL_MARGIN = 'Space to leave above content that scrolls into view, such as the height of a sticky header.'

const docs = {
  whatsappButtonTag: {
    text: 'A button that opens a WhatsApp chat with the advisor. Hidden while the channel is off.',
    attributes: { alias, inline: { text: 'Show a text link instead of a button.' } },
    events: {
      'advisor-contact': {
        text: 'The button was pressed. `preventDefault()` keeps the press from being counted.',
        detail: '{ channel: "whatsapp" }'
      }
    },
    parts: { button: 'The link to WhatsApp.', icon: 'The icon.', label: 'The label.' },
    properties: {
      '--advisor-whatsapp': 'Background of the WhatsApp button.',
      '--advisor-radius': LOOK['--advisor-radius'],
      '--advisor-density': LOOK['--advisor-density'],
      '--advisor-focus': LOOK['--advisor-focus'],
      '--advisor-font': LOOK['--advisor-font'],
      '--advisor-font-size': LOOK['--advisor-font-size']
    },
    fallback: { href: 'https://wa.me/4312345678', text: 'WhatsApp' }
  },
  vcardButtonTag: {
    text: "On a phone a link to the advisor's contact card, elsewhere a button for its QR code and download. Hidden while the module is off. `#save-contact` or `#Kontakt-speichern` in the URL opens it.",
    attributes: { alias },
    events: {
      'advisor-contact': {
        text: 'The card was downloaded. `preventDefault()` keeps the download from being counted.',
        detail: '{ channel: "vcard" }'
      },
      'advisor-error': {
        text: 'The element or its data could not be loaded, or the download could not be counted; with the server’s message.',
        detail: '{ reason: "load" | "log", message?: string }'
      }
    },
    parts: {
      button: 'The button that opens the card.',
      icon: 'The icon.',
      label: 'The label.',
      download: 'The link to the file.'
    },
    properties: LOOK,
    fallback: page('/v-card/anna-gruber.vcf', 'Add to contacts')
  },
  walletButtonTag: {
    text: "On a phone a link to the advisor's wallet card, elsewhere a button for its QR code and link. Hidden while the module or the advisor's card is off. `#wallet` or `#walletcard` in the URL opens it.",
    attributes: { alias },
    events: {
      'advisor-contact': {
        text: 'The link to the card was pressed. `preventDefault()` keeps the press from being counted.',
        detail: '{ channel: "wallet" }'
      }
    },
    parts: {
      button: 'The button that opens the dialog.',
      icon: 'The icon.',
      label: 'The label.',
      download: 'The link to the card.'
    },
    properties: LOOK,
    fallback: page('/wallet-card/anna-gruber', 'Add to wallet')
  },
  shareButtonTag: {
    text: "A button that shares the advisor's profile by QR code, link, e-mail, WhatsApp or the device's share sheet. Only the QR code and the link are shown while the module is off.",
    attributes: { alias },
    parts: {
      button: 'The button that opens the dialog.',
      icon: 'The icon.',
      label: 'The label.',
      share: 'Each share button.'
    },
    properties: LOOK,
    fallback: page('/app/profile/anna-gruber', 'Profile')
  },
  cardTag: {
    text: "An advisor's card with photo, name, position, the next free times and all available contact options; `full` adds texts, topics, links, address and assistant.",
    attributes: {
      alias,
      mode: {
        text: '`compact` (default): the person and the contact options. `full`: the whole card.'
      },
      test: {
        text: 'Test mode for booking, messages and chat: nothing is booked, sent or counted. Other contact options work as always.'
      }
    },
    events: {
      'advisor-error': { text: 'The card could not be loaded.', detail: '{ reason: "load" }' }
    },
    parts: { card: 'The box around the person and the contact options.' },
    properties: LOOK,
    fallback: page('/app/profile/anna-gruber', 'Anna Gruber'),
    heights: { '': 'max(590px, 770px - 15vw)', full: '100vh' }
  },
  bookingTag: {
    text: 'Books an appointment: topic, type, day and time, details, confirmation. In the URL, `#termin` or `#appointment` opens it, `?topic=`, `?type=` and `?starts_at=` preselect, and `?src=` names the campaign to count bookings for.',
    attributes: {
      alias,
      branch: {
        text: 'A branch’s alias in URLs, instead of `alias`: books any free advisor of the branch.',
        replaces: 'alias'
      },
      mode: {
        text: '`inline` (default): within the page. `popup`: behind a button. `page`: as the page itself.'
      },
      topic: { text: 'Id of a preselected topic.' },
      type: { text: 'Preselected appointment type. Default: visitors choose.' },
      test
    },
    events: {
      'advisor-step': {
        text: 'The step has changed.',
        detail: '{ step: "topic" | "type" | "slot" | "details" | "review" | "done" }'
      },
      'advisor-booked': {
        text: 'An appointment was booked.',
        detail: '{ topic: string, topic_name: string, type: string, alias?: string, branch?: string }'
      },
      'advisor-error': {
        text: 'Loading or sending failed, or the time has just been taken.',
        detail: '{ reason: "load" | "gone" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The card around the steps.', button: 'The button that opens the popup.' },
    properties: {
      ...LOOK,
      '--advisor-scroll-margin': SCROLL_MARGIN
    },
    fallback: page('/book/anna-gruber', 'Book an appointment'),
    heights: { '': 'min(100vh, max(870px, 1265px - 30vw))' }
  },
  contactFormTag: {
    text: 'Sends an advisor a message, an appointment request or a callback request. Hidden if that request type is off. `#contact-request`, `#appointment-request` and `#callback-request` (`#Kontaktanfrage`, `#Terminwunsch`, `#rueckrufwunsch`) in the URL open it, and `?src=` names the campaign to count requests for.',
    attributes: {
      alias,
      kind: {
        text: '`basic` (default): message. `appointment`: appointment request. `callback`: callback request. `messenger`: chat.'
      },
      mode: {
        text: '`inline` (default): within the page. `popup`: behind a button. `page`: as the page itself, with the advisor’s alias after `#` in the URL.'
      },
      test
    },
    events: {
      'advisor-sent': {
        text: 'The request was sent.',
        detail: '{ kind: "basic" | "appointment" | "callback" | "messenger", alias: string }'
      },
      'advisor-error': {
        text: 'The form could not be loaded or sent.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The card around the form.', button: 'The button that opens the popup.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/app/profile/anna-gruber', 'Contact'),
    heights: { '': 'min(100vh, 980px)' }
  },
  messengerButtonTag: {
    text: 'A button to chat with an advisor: opens a conversation, or links signed-in users to `/messenger` on the host. Hidden while the channel is off. `#Chat` in the URL opens it.',
    attributes: { alias, test },
    events: {
      'advisor-sent': { text: 'The message was sent.', detail: '{ kind: "messenger", alias: string }' },
      'advisor-error': {
        text: 'The button or its form could not be loaded, or the message could not be sent.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { button: 'The button that opens the popup, or the link.', icon: 'The icon.', label: 'The label.' },
    properties: LOOK,
    fallback: page('/contact/anna-gruber/messenger', 'Chat')
  },
  searchTag: {
    text: 'Finds advisors by name, place, topic, language and branch, tolerating typos and missing umlauts. Results link to profile and booking.',
    attributes: {
      form: {
        text: 'Short name of a search form from the administration, with its fields, presets and layout. Default: a form with all fields.'
      },
      mode: {
        text: '`page`: used on the host’s own search page, which it takes over with the first search. Default: a search within any page.'
      }
    },
    events: {
      'advisor-error': {
        text: 'The form could not be loaded, or the search failed.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { form: 'The card around the fields.', result: 'Each result.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/search', 'Find an advisor'),
    heights: { '': 'max(405px, 760px - 28vw)' }
  },
  listTag: {
    text: 'Lists advisors with photo, position and branch, and links to profile and booking. Shows the content inside the tag while the module is off.',
    attributes: {
      branch: { text: 'Alias of a branch in URLs: only its advisors.' },
      topic: { text: 'Id of a topic: only advisors who can be booked for it.' },
      language: { text: 'ISO 639-1 code, such as `tr`: only advisors who speak the language.' },
      limit: {
        text: 'Maximum number of advisors, 1 to 100. Default: 12. If there are more, a link leads to the page with all of them.'
      }
    },
    parts: { person: 'Each advisor.', all: 'The link to all advisors.' },
    properties: LOOK,
    fallback: page('/advisors', 'Our advisors'),
    heights: { '': '540px' }
  },
  eventsTag: {
    text: 'Lists the events of a branch with time, place and seats left, and links to their pages, on which visitors register. Shows the content inside the tag while the module is off.',
    attributes: {
      branch: { text: 'Alias of the branch in URLs.', required: true },
      limit: {
        text: 'Maximum number of events, 1 to 100. Default: 50. If there are more, a link leads to the page with all of them.'
      }
    },
    parts: { event: 'Each event.', register: 'Its button.', all: 'The link to all events.' },
    properties: LOOK,
    fallback: page('/events/BRANCH', 'Our events'),
    // two events with the longest date of all
    heights: { '': 'max(345px, 700px - 42vw)' }
  },
  rescheduleTag: {
    text: 'Lets a visitor reschedule an appointment to another free time.',
    attributes: { token: { text: "The visitor's token for the appointment, from the confirmation.", required: true } },
    events: {
      'advisor-rescheduled': { text: 'The appointment was rescheduled.' },
      'advisor-error': {
        text: 'Loading or sending failed, or the time has just been taken.',
        detail: '{ reason: "load" | "gone" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The box around the calendar.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/appointments/TOKEN', 'Reschedule appointment')
  },
  topicsTag: {
    text: 'Lets the signed-in advisor choose which topics customers can book.',
    attributes: { alias: ownAlias, header: { text: 'A heading above the section.' } },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/settings/topics', 'Topics')
  },
  appointmentTypesTag: {
    text: 'Lets the signed-in advisor choose appointment types: by phone, in the branch, online.',
    attributes: {
      alias: ownAlias,
      label: { text: 'Label of the group of checkboxes, instead of the default one.' },
      help: { text: 'Help text below the label, instead of the default one.' }
    },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/settings/index', 'Appointment types')
  },
  workingHoursTag: {
    text: 'Lets the signed-in advisor set weekly booking times.',
    attributes: { alias: ownAlias },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/calendars/working-hours/settings', 'Appointment booking times')
  },
  whatsappSettingsTag: {
    text: 'Lets the signed-in advisor turn WhatsApp on or off as a contact option.',
    attributes: { alias: ownAlias },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/whatsapp/settings', 'WhatsApp settings')
  },
  pushFormTag: {
    text: 'Lets the signed-in marketing manager send a push notification to the saved cards of chosen advisors.',
    attributes: {},
    events: {
      'advisor-error': {
        text: 'The element could not be loaded, the search for advisors failed, or the notification could not be sent.',
        detail: '{ reason: "load" | "search" | "send" }'
      }
    },
    parts: { section: 'The card around each step.' },
    properties: LOOK,
    fallback: page('/app/wallet-cards/send-push-notifications', 'Send push notifications')
  }
} as const satisfies Docs

const COMMON_ATTRIBUTES: Record<'lang' | 'host', AttributeDoc> = {
  lang: { text: 'Language, such as `de` or `en`. Default: the language of the surrounding page.' },
  host: { text: 'Origin of the API. Default: the server that `embed.js` was loaded from.' }
}

const COMMON_EVENTS: Record<string, EventDoc> = {
  'advisor-ready': { text: 'The element has loaded and is ready.' },
  'advisor-error': { text: 'The element or its data could not be loaded.', detail: '{ reason: "load" }' }
}

/** The complete description of a tag. */
export interface Widget {
  tag: string
  text: string
  attributes: readonly (AttributeDoc & {
    name: string
    prop: string
    type: PropType
    /** The only ones that it can have. */
    values?: readonly string[]
  })[]
  events: Record<string, EventDoc>
  parts: Record<string, string>
  properties: Record<string, string>
  fallback: Link
  heights?: Readonly<Record<string, string>>
}

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function widgetOf({ tag, props }: Tag, { attributes, events, ...doc }: Doc<string>): Widget {
  const described = Object.entries({ ...attributes, ...COMMON_ATTRIBUTES })
  return {
    ...doc,
    tag,
    attributes: described.map(([prop, one]) => {
      const values = valuesOf(tag, prop)
      return { ...one, prop, name: attributeOf(prop), type: props[prop] ?? 'string', ...(values && { values }) }
    }),
    events: { ...COMMON_EVENTS, ...events }
  }
}

const byName: Record<string, Tag> = tags

/** Every tag that a page can embed: the source of the table in docs/embed.md, `custom-elements.json` and Storybook's controls. */
export const registry: readonly Widget[] = Object.entries(docs).flatMap(([name, doc]) => {
  const tag = byName[name]
  return tag ? [widgetOf(tag, doc as Doc<string>)] : []
})
