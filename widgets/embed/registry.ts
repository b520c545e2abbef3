import type { PropType, Tag } from '../core/define-widget.tsx'
import * as tags from './tags.ts'

export interface AttributeDoc {
  text: string
  required?: true
  /** All that may stand in it. */
  values?: readonly string[]
}

export interface EventDoc {
  text: string
  /** What `event.detail` holds. */
  detail?: string
}

/** What there is to say about a tag beside its attributes' types. */
interface Doc<Prop extends string> {
  text: string
  attributes: Record<Prop, AttributeDoc>
  events?: Record<`advisor-${string}`, EventDoc>
  parts: Record<string, string>
  /** CSS custom properties that it reads. */
  properties: Record<`--advisor-${string}`, string>
  /** The link to print inside the tag: works before the script has come, and without it. */
  fallback: Link
}

interface Link {
  href: string
  text: string
}

/** A tag without a line here, or an attribute without a sentence, does not compile. */
type Docs = { [Name in keyof typeof tags]: Doc<keyof (typeof tags)[Name]['props'] & string> }

const alias: AttributeDoc = { text: "The advisor's name in addresses, such as `anna-gruber`.", required: true }
const ownAlias: AttributeDoc = {
  text: "The signed-in advisor's own name in addresses, such as `anna-gruber`.",
  required: true
}
const formEvents = {
  'advisor-error': {
    text: 'Something could not be loaded or saved, or was refused.',
    detail: '{ reason: "load" | "save" }'
  }
}
const section = { section: 'The card around the form.' }
const page = (path: string, text: string): Link => ({ href: `https://HOST${path}`, text })

/** The custom properties of the shared look, `widgets/ui/base.css`. */
const LOOK = {
  '--advisor-primary': 'Background of the main button, and the accent where that has none of its own.',
  '--advisor-on-primary': 'Text on it.',
  '--advisor-accent': 'Links, marks and selections.',
  '--advisor-surface': 'Background of cards and fields.',
  '--advisor-sunken': 'Background behind cards.',
  '--advisor-text': 'Text.',
  '--advisor-muted': 'Text of less weight.',
  '--advisor-border': 'Fine lines.',
  '--advisor-border-strong': 'Outlines of fields and buttons.',
  '--advisor-danger': 'Errors.',
  '--advisor-success': 'Success.',
  '--advisor-focus': 'The focus ring.',
  '--advisor-radius': 'Roundness of corners.',
  '--advisor-font': "Font family; the page's when absent.",
  '--advisor-font-size': "Font size; the page's when absent, at least 15 px."
} as const

const SCROLL_MARGIN = 'Space above what scrolls into view: the height of a sticky header.'

const docs = {
  whatsappButtonTag: {
    text: "A button to the advisor's WhatsApp; shows nothing while the channel is switched off.",
    attributes: { alias, inline: { text: 'A link in the flow of text instead of a button.' } },
    events: {
      'advisor-contact': {
        text: 'The button was pressed; when prevented, the press is not counted.',
        detail: '{ channel: "whatsapp" }'
      }
    },
    parts: { button: 'The link to WhatsApp.', label: 'The words in it.' },
    properties: {
      '--advisor-whatsapp': 'Background of the WhatsApp button.',
      '--advisor-radius': LOOK['--advisor-radius'],
      '--advisor-focus': LOOK['--advisor-focus']
    },
    fallback: { href: 'https://wa.me/4312345678', text: 'WhatsApp' }
  },
  vcardButtonTag: {
    text: "A button to the advisor's contact card: QR code and download; shows nothing while the module is switched off. `#save-contact` or `#Kontakt-speichern` in the address opens it.",
    attributes: { alias },
    events: {
      'advisor-contact': {
        text: 'The card is downloaded; when prevented, the download is not counted.',
        detail: '{ channel: "vcard" }'
      },
      'advisor-error': {
        text: 'The element or its data could not be loaded, or the download not be counted; with what the server said.',
        detail: '{ reason: "load" | "log", message?: string }'
      }
    },
    parts: { button: 'The button that opens the card.', label: 'The words in it.', download: 'The link to the file.' },
    properties: LOOK,
    fallback: page('/v-card/anna-gruber.vcf', 'Add to contacts')
  },
  walletButtonTag: {
    text: "A button to the advisor's wallet card: QR code and link; shows nothing while the module or the advisor's card is switched off. `#wallet` or `#walletcard` in the address opens it.",
    attributes: { alias },
    events: {
      'advisor-contact': {
        text: 'The link to the card is pressed; when prevented, the press is not counted.',
        detail: '{ channel: "wallet" }'
      }
    },
    parts: {
      button: 'The button that opens the dialog.',
      label: 'The words in it.',
      download: 'The link to the card.'
    },
    properties: LOOK,
    fallback: page('/wallet-card/anna-gruber', 'Add to wallet')
  },
  shareButtonTag: {
    text: "A button to share the advisor's profile: QR code, link, e-mail, WhatsApp and the device's own sheet; the code alone while the module is switched off.",
    attributes: { alias },
    parts: { button: 'The button that opens the dialog.', label: 'The words in it.', share: 'Each way to share.' },
    properties: LOOK,
    fallback: page('/app/profile/anna-gruber', 'Profile')
  },
  cardTag: {
    text: "An advisor's card: photo, name, position and every way of contact that is switched on; `full` adds texts, links, address and assistant.",
    attributes: {
      alias,
      mode: {
        text: '`compact`: who it is, and the ways of contact. `full`: the whole card.',
        values: ['compact', 'full']
      }
    },
    events: {
      'advisor-error': { text: 'The card could not be loaded.', detail: '{ reason: "load" }' }
    },
    parts: { card: 'The surface around who it is and the ways of contact.' },
    properties: LOOK,
    fallback: page('/app/profile/anna-gruber', 'Anna Gruber')
  },
  bookingTag: {
    text: 'Books an appointment: topic, type, day and time, details, confirmation. `#termin` or `#appointment` in the address opens it; `?topic=` and `?type=` there choose ahead, `?src=` names the campaign that bookings are counted for.',
    attributes: {
      alias,
      branch: { text: 'A branch’s name in addresses, in place of `alias`: whoever is free there is booked.' },
      mode: {
        text: 'In the flow of the page (as when absent), behind a button, or as the page itself.',
        values: ['inline', 'popup', 'page']
      },
      topic: { text: 'Id of the topic, where it is settled.' },
      type: { text: 'How to meet, where it is settled.', values: ['by-phone', 'in-branch', 'online'] }
    },
    events: {
      'advisor-step': {
        text: 'Another step is shown.',
        detail: '{ step: "topic" | "type" | "slot" | "details" | "review" | "done" }'
      },
      'advisor-booked': { text: 'The appointment is booked.', detail: '{ topic: string, type: string }' },
      'advisor-error': {
        text: 'Something could not be loaded or sent, or the time has gone to someone else.',
        detail: '{ reason: "load" | "gone" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The card around the steps.', button: 'The button that opens the popup.' },
    properties: {
      ...LOOK,
      '--advisor-scroll-margin': SCROLL_MARGIN
    },
    fallback: page('/book/anna-gruber', 'Book an appointment')
  },
  contactFormTag: {
    text: 'Writes to an advisor, asks for an appointment or to be called; shows nothing for a kind that is switched off. `#contact-request`, `#appointment-request` and `#callback-request` (`#Kontaktanfrage`, `#Terminwunsch`, `#rueckrufwunsch`) in the address open it.',
    attributes: {
      alias,
      kind: {
        text: 'A message (as when absent), a wish for an appointment or for a call, or a message by chat.',
        values: ['basic', 'appointment', 'callback', 'messenger']
      },
      mode: {
        text: 'In the flow of the page (as when absent), behind a button, or as the page itself, whose address then names the advisor after its `#`.',
        values: ['inline', 'popup', 'page']
      }
    },
    events: {
      'advisor-sent': {
        text: 'The request has arrived.',
        detail: '{ kind: "basic" | "appointment" | "callback" | "messenger" }'
      },
      'advisor-error': {
        text: 'The form could not be loaded or sent.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The card around the form.', button: 'The button that opens the popup.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/app/profile/anna-gruber', 'Contact')
  },
  messengerButtonTag: {
    text: 'A button to chat with an advisor: a popup to write in, and for whoever is signed in on the host a link to its `/messenger`; shows nothing while the channel is switched off. `#Chat` in the address opens it.',
    attributes: { alias },
    events: {
      'advisor-sent': { text: 'The message has arrived.', detail: '{ kind: "messenger" }' },
      'advisor-error': {
        text: 'The button or its form could not be loaded, or the message not be sent.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { button: 'The button that opens the popup, or the link.', label: 'The words in it.' },
    properties: LOOK,
    fallback: page('/contact/anna-gruber/messenger', 'Chat')
  },
  searchTag: {
    text: 'Finds advisors by name, place, topic, language and branch: mistakes and umlauts do not count. Results lead to profile and booking.',
    attributes: {
      form: {
        text: 'Short name of a search form of the administration: its fields, presets and layout; every field when absent.'
      },
      mode: {
        text: '`page`: on the host’s own search page, which it takes over at the first search.',
        values: ['page']
      }
    },
    events: {
      'advisor-error': {
        text: 'The form could not be loaded, or the search not be answered.',
        detail: '{ reason: "load" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { form: 'The card around the fields.', result: 'Each result.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/search', 'Find an advisor')
  },
  rescheduleTag: {
    text: 'A visitor moves an appointment to another free time.',
    attributes: { token: { text: "The visitor's key to the appointment, from the confirmation.", required: true } },
    events: {
      'advisor-rescheduled': { text: 'The appointment has moved.' },
      'advisor-error': {
        text: 'Something could not be loaded or sent, or the time has gone to someone else.',
        detail: '{ reason: "load" | "gone" | "offline" | "too-often" | "unavailable" }'
      }
    },
    parts: { frame: 'The box around the calendar.' },
    properties: { ...LOOK, '--advisor-scroll-margin': SCROLL_MARGIN },
    fallback: page('/appointments/TOKEN', 'Move the appointment')
  },
  topicsTag: {
    text: 'The signed-in advisor chooses which topics customers can book.',
    attributes: { alias: ownAlias, header: { text: 'A heading above the section.' } },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/settings/topics', 'Topics')
  },
  appointmentTypesTag: {
    text: 'The signed-in advisor chooses how customers can meet them: by phone, in the branch, online.',
    attributes: {
      alias: ownAlias,
      label: { text: 'Name of the group of checkboxes, instead of our own.' },
      help: { text: 'Text below that name, instead of our own.' }
    },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/settings/index', 'Appointment types')
  },
  workingHoursTag: {
    text: 'The signed-in advisor sets the weekly times within which customers can book.',
    attributes: { alias: ownAlias },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/online-appointments/calendars/working-hours/settings', 'Appointment booking times')
  },
  whatsappSettingsTag: {
    text: 'The signed-in advisor switches WhatsApp on or off as a way of contact.',
    attributes: { alias: ownAlias },
    events: formEvents,
    parts: section,
    properties: LOOK,
    fallback: page('/app/whatsapp/settings', 'WhatsApp settings')
  },
  pushFormTag: {
    text: 'The signed-in marketing manager sends a push notification to the saved cards of chosen advisors.',
    attributes: {},
    events: {
      'advisor-error': {
        text: 'The element could not be loaded, advisors not be searched, or the notification not be sent.',
        detail: '{ reason: "load" | "search" | "send" }'
      }
    },
    parts: { section: 'The card around each step.' },
    properties: LOOK,
    fallback: page('/app/wallet-cards/send-push-notifications', 'Send push notifications')
  }
} as const satisfies Docs

const COMMON_ATTRIBUTES: Record<'lang' | 'host', AttributeDoc> = {
  lang: { text: 'Language, such as `de` or `en`; that of the page around the tag when absent.' },
  host: { text: 'Origin of the API; the server that `embed.js` came from when absent.' }
}

const COMMON_EVENTS: Record<string, EventDoc> = {
  'advisor-ready': { text: 'Texts and colours are here, and the element stands.' },
  'advisor-error': { text: 'The element or its data could not be loaded.', detail: '{ reason: "load" }' }
}

/** Everything there is to say about one tag. */
export interface Widget {
  tag: string
  text: string
  attributes: readonly (AttributeDoc & { name: string; prop: string; type: PropType })[]
  events: Record<string, EventDoc>
  parts: Record<string, string>
  properties: Record<string, string>
  fallback: Link
}

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function widgetOf({ tag, props }: Tag, { attributes, events, ...doc }: Doc<string>): Widget {
  const described = Object.entries({ ...attributes, ...COMMON_ATTRIBUTES })
  return {
    ...doc,
    tag,
    attributes: described.map(([prop, one]) => ({
      ...one,
      prop,
      name: attributeOf(prop),
      type: props[prop] ?? 'string'
    })),
    events: { ...COMMON_EVENTS, ...events }
  }
}

const byName: Record<string, Tag> = tags

/** Every tag that a page can embed: the source of the README's table, `custom-elements.json` and Storybook's controls. */
export const registry: readonly Widget[] = Object.entries(docs).flatMap(([name, doc]) => {
  const tag = byName[name]
  return tag ? [widgetOf(tag, doc as Doc<string>)] : []
})
