import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { SlotGone, Visitor } from './appointments.ts'
import { FILE_TYPES, FileName, NAME_HEADER, SentFile } from './conversation-files.ts'
import { BookedTime, BookOffered, OfferedTimes, OfferForm } from './conversation-offers.ts'
import { endpoint, nothing } from './endpoint.ts'
import { BranchChoice } from './request-inbox.ts'
import {
  Alias,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  LongText,
  line,
  NOTE_MAX,
  ShortText,
  Token,
  text,
  Url,
  Uuid,
  ZoneName
} from './values.ts'
import { goodFaith } from './visitor-form.ts'

/** A conversation begins with a message, which without script comes as a contact request. */
const module = ['messenger', 'contact-api'] as const

/** What a visitor sends, with an e-mail address only if answers should also come there. */
export const NAME_MAX = 100
const Message = text(NOTE_MAX, 1)
/** Chosen by the sender: what comes twice under one is kept once. */
const ClientId = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/, 'unknown'))
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
/** Only what came after this one. */
const After = v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), '0')

const NewMessage = v.strictObject({ client_id: ClientId, text: Message })
const NewConversation = v.strictObject({
  ...NewMessage.entries,
  name: line(NAME_MAX, 1),
  email: v.optional(v.union([v.literal(''), Visitor.entries.email], 'email'), ''),
  /** The campaign of the visit, as accepted by `campaignOf`; anything else is ignored. */
  src: v.optional(line()),
  ...goodFaith
})

/** `offer` has times, `booked` says which was booked, and `file` has a picture or document. */
const MESSAGE_KINDS = ['text', 'offer', 'booked', 'file'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** One message; those of a conversation are numbered without gaps. */
export const ConversationMessage = v.object({
  seq: v.number(),
  /** The reader's own side's; '' of the other's, since with the first one the visitor gets the key again. */
  client_id: ShortText,
  is_from_visitor: v.boolean(),
  author_name: FullName,
  /** May be empty beside times; of a file its name. */
  text: LongText,
  created_at: Instant,
  /** The times that it offers. */
  offer: v.optional(OfferedTimes),
  /** The time that was booked with it. */
  booked: v.optional(BookedTime),
  /** The file that was sent. */
  file: v.optional(SentFile)
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

const Advisor = v.object({ uuid: Uuid, full_name: FullName, slug: ShortText, profile_picture_url: v.nullable(Url) })

/** A conversation as its visitor sees it. */
const VisitorConversation = v.object({
  advisor: Advisor,
  time_zone: ZoneName,
  name: ShortText,
  /** Whether answers are also told by e-mail. */
  has_email: v.boolean(),
  ended_at: v.nullable(Instant),
  /** The institution does not want to be written to here any more. */
  is_blocked: v.boolean(),
  /** A contact request was made of it, which stays when the conversation is deleted. */
  has_request: v.boolean(),
  /** There is a page on which the visitor asks for all their data, or its deletion. */
  has_data_page: v.boolean(),
  last_seq: v.number(),
  /** The last message that the visitor, or somebody of the institution, has seen. */
  seen_visitor: v.number(),
  seen_staff: v.number(),
  /** An answer is being written. */
  is_typing: v.boolean(),
  /** Until when the advisor has said to answer later; null if not. */
  away_until: v.nullable(Instant)
})
const VisitorThread = v.object({ conversation: VisitorConversation, messages: v.array(ConversationMessage) })
export type VisitorThread = v.InferOutput<typeof VisitorThread>

/** The header that carries the key to a conversation, so that no address and no log contains it. */
export const TOKEN_HEADER = 'conversation-token'
const headers = v.strictObject({ [TOKEN_HEADER]: v.optional(Token) })
/** Of which message something is. */
const NumberOfMessage = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))
const named = { [NAME_HEADER]: FileName }
const access = { public: true, module } as const

export const postConversation = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/conversations', {
  summary: 'Begins a conversation with an advisor. The token is its only key; the same `client_id` begins it once.',
  access: { ...access, option: 'messenger' },
  test: true,
  params: v.strictObject({ alias: Alias }),
  body: NewConversation,
  answers: { 201: v.object({ token: Token }), 409: Failure, 422: FieldErrors }
})

/** Within how many minutes most conversations have been answered, of those that can be said; beyond, nothing is. */
export const ANSWER_STEPS = [5, 10, 15, 30, 60, 120, 180, 240] as const

export const getChatTimes = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/chat-times', {
  summary: "When answers can be expected in a conversation: today's opening hours, the usual time, and what staff say.",
  access: { ...access, option: 'messenger' },
  params: v.strictObject({ alias: Alias }),
  answers: {
    200: v.object({
      /** What is left of the branch's hours today; null if they are not known. */
      open_today: v.nullable(v.array(v.object({ start_time: ShortText, end_time: ShortText }))),
      /** Within so many minutes of opening hours half of the last weeks' conversations had an answer; null if that cannot be said. */
      answers_within: v.nullable(v.picklist(ANSWER_STEPS)),
      /** Until when the advisor has said to answer later; null if not. */
      away_until: v.nullable(Instant)
    })
  }
})
export type ChatTimes = v.InferOutput<(typeof getChatTimes)['shape']['answers'][200]>

export const getVisitorConversation = /* @__PURE__ */ endpoint('GET', '/api/v1/conversation', {
  summary: "A visitor's conversation, with the messages after `after`, in their order.",
  access,
  headers,
  query: v.strictObject({ after: After }),
  answers: { 200: VisitorThread, 404: Failure }
})

export const postVisitorMessage = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/messages', {
  summary: 'A message of the visitor; the same `client_id` is kept once.',
  access,
  headers,
  body: NewMessage,
  answers: { 201: ConversationMessage, 404: Failure, 409: Failure, 422: FieldErrors }
})

export const postVisitorFile = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/files', {
  summary:
    'A picture or PDF of the visitor, up to 10 MB, kept for 60 days; pictures are drawn anew. The same `client_id` is kept once.',
  access,
  headers: v.strictObject({ ...headers.entries, ...named }),
  query: v.strictObject({ client_id: ClientId }),
  upload: FILE_TYPES,
  answers: { 201: ConversationMessage, 404: Failure, 409: Failure, 422: FieldErrors }
})

export const getVisitorFile = /* @__PURE__ */ endpoint('GET', '/api/v1/conversation/files/:seq', {
  summary: "The file of a message, to the conversation's visitor.",
  access,
  headers,
  params: v.strictObject({ seq: NumberOfMessage }),
  stream: 'application/octet-stream',
  answers: { 200: nothing, 404: Failure }
})

export const postOfferedAppointment = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/offers/:seq/appointment', {
  summary:
    'Books one of the offered times, or another free one in its place, once for each offer; answers with the message that says so. Returns 409 with the next free slots if the time is taken.',
  access: { public: true, module: [...module, 'online-appointments'] },
  headers,
  params: v.strictObject({ seq: NumberOfMessage }),
  body: BookOffered,
  answers: { 201: ConversationMessage, 404: Failure, 409: SlotGone, 422: FieldErrors }
})

export const putVisitorSeen = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversation/seen', {
  summary: 'The visitor has seen the messages up to this one.',
  access,
  headers,
  body: v.strictObject({ seq: Seq }),
  answers: { 204: nothing, 404: Failure, 422: FieldErrors }
})

/** How long somebody is shown as writing after the last word of it, and how often that is said. */
export const TYPING_MS = 6000
export const TYPING_EVERY_MS = 4000

export const postVisitorTyping = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/typing', {
  summary: 'The visitor is writing, which is shown to the institution for some seconds.',
  access,
  headers,
  answers: { 204: nothing, 404: Failure }
})

export const postVisitorEnd = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/end', {
  summary: 'The visitor ends the conversation. Idempotent.',
  access,
  headers,
  answers: { 204: nothing, 404: Failure }
})

export const deleteVisitorConversation = /* @__PURE__ */ endpoint('DELETE', '/api/v1/conversation', {
  summary:
    'The visitor deletes the conversation, with everything that was written and every e-mail about it not sent yet.',
  access,
  headers,
  answers: { 204: nothing, 404: Failure }
})

export const postVisitorTranscript = /* @__PURE__ */ endpoint('POST', '/api/v1/conversation/transcript', {
  summary: 'Sends what was written to the e-mail address of the conversation, once somebody has answered.',
  access,
  headers,
  answers: { 202: nothing, 404: Failure, 409: Failure }
})

export const getVisitorNews = /* @__PURE__ */ endpoint('GET', '/api/v1/conversation/news', {
  summary: "Server-sent events: `change` whenever the visitor's conversation changes.",
  access,
  headers,
  stream: 'text/event-stream',
  answers: { 200: nothing, 404: Failure }
})

/** Who answers conversations: as contact requests, advisors their own, managers those of their branches. */
export const answersConversations = {
  anyRole: ['accountadmin', 'orgadmin'],
  orCard: true,
  module
} as const satisfies MemberAccess

/** `unread` waits to be seen. */
export const CONVERSATION_STATES = ['open', 'unread', 'ended', 'blocked', 'all'] as const
/** Those with the user, or all that the user may answer. */
export const CONVERSATION_OWNERS = ['all', 'own'] as const
export const CONVERSATION_PAGE_SIZE = 25

/** A conversation as staff see it. */
export const Conversation = v.object({
  uuid: Uuid,
  name: ShortText,
  /** '' where the visitor gave none. */
  email: ShortText,
  created_at: Instant,
  last_at: Instant,
  ended_at: v.nullable(Instant),
  /** Since when nobody writes in it, because the institution does not want that. */
  blocked_at: v.nullable(Instant),
  /** The contact request that was made of it. */
  request_uuid: v.nullable(Uuid),
  /** Messages of the visitor that nobody of the institution has seen. */
  unread: v.number(),
  last_seq: v.number(),
  seen_visitor: v.number(),
  seen_staff: v.number(),
  /** The visitor is writing. */
  is_typing: v.boolean(),
  /** The beginning of the last message, and whether the visitor wrote it. */
  last_text: LongText,
  last_kind: v.picklist(MESSAGE_KINDS),
  is_last_from_visitor: v.boolean(),
  /** Whether times of the advisor can be offered. */
  can_offer: v.boolean(),
  time_zone: ZoneName,
  advisor: Advisor,
  branch: v.object({ uuid: Uuid, name: ShortText })
})
export type Conversation = v.InferOutput<typeof Conversation>

/** What colleagues are to know of a conversation; its visitor never gets it. */
export const ConversationNote = v.object({ text: LongText, author_name: FullName, changed_at: Instant })
export type ConversationNote = v.InferOutput<typeof ConversationNote>

const ConversationsPage = v.object({
  conversations: v.array(Conversation),
  total: v.number(),
  page_size: v.number(),
  /** Those by which the user may filter; none for advisors, who only see their own. */
  branches: v.array(BranchChoice)
})
export type ConversationsPage = v.InferOutput<typeof ConversationsPage>

const ConversationsQuery = v.strictObject({
  /** Every word occurs in the visitor's name or e-mail address. */
  q: v.optional(line(), ''),
  state: v.optional(v.picklist(CONVERSATION_STATES, 'unknown'), 'open'),
  owner: v.optional(v.picklist(CONVERSATION_OWNERS, 'unknown'), 'all'),
  organization_uuid: v.optional(Uuid),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type ConversationsQuery = v.InferOutput<typeof ConversationsQuery>

const params = v.strictObject({ uuid: Uuid })

export const getConversations = /* @__PURE__ */ endpoint('GET', '/api/v1/conversations', {
  summary:
    'Conversations with search and filters, those with the latest messages first: of oneself, of the branches that one manages, or of everyone.',
  reading: 'conversations',
  access: answersConversations,
  query: ConversationsQuery,
  answers: { 200: ConversationsPage }
})

const Presence = v.object({
  /** Until when visitors are told that answers come later; null if they are not. */
  away_until: v.nullable(Instant)
})

export const getConversationsPresence = /* @__PURE__ */ endpoint('GET', '/api/v1/conversations/presence', {
  summary: 'Whether the user has said to answer later.',
  access: { ...answersConversations, inPerson: true },
  answers: { 200: Presence }
})

export const putConversationsPresence = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversations/presence', {
  summary: 'Tells visitors for the rest of the day that the user answers later, or no longer; for users with a card.',
  access: { ...answersConversations, inPerson: true },
  body: v.strictObject({ is_away: v.boolean() }),
  answers: { 200: Presence, 409: Failure, 422: FieldErrors }
})

export const getConversationsNews = /* @__PURE__ */ endpoint('GET', '/api/v1/conversations/news', {
  summary: 'Server-sent events: `change` whenever a conversation that the user may answer changes.',
  access: answersConversations,
  stream: 'text/event-stream',
  answers: { 200: nothing }
})

export const getConversation = /* @__PURE__ */ endpoint('GET', '/api/v1/conversations/:uuid', {
  summary: 'A conversation with the messages after `after`, in their order.',
  reading: 'conversations',
  access: answersConversations,
  params,
  query: v.strictObject({ after: After }),
  answers: {
    200: v.object({
      conversation: Conversation,
      messages: v.array(ConversationMessage),
      note: v.nullable(ConversationNote)
    })
  }
})

export const putConversationNote = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversations/:uuid/note', {
  summary: 'What colleagues are to know; 409 if somebody has changed it since `known` was read.',
  access: answersConversations,
  params,
  body: v.strictObject({ text: text(NOTE_MAX), known: text(NOTE_MAX) }),
  answers: { 200: v.object({ note: v.nullable(ConversationNote) }), 409: Failure, 422: FieldErrors }
})

export const putConversationBlock = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversations/:uuid/block', {
  summary:
    'Nobody writes in the conversation any more, and its e-mail address begins no other one with the advisor; or that is undone.',
  access: answersConversations,
  params,
  body: v.strictObject({ is_blocked: v.boolean() }),
  answers: { 204: nothing, 422: FieldErrors }
})

export const postConversationRequest = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/request', {
  summary: 'Makes a contact request of what the visitor has written, once.',
  access: answersConversations,
  params,
  answers: { 201: v.object({ request_uuid: Uuid }), 409: Failure }
})

export const postConversationMessage = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/messages', {
  summary: 'An answer to the visitor; the same `client_id` is kept once.',
  access: answersConversations,
  params,
  body: NewMessage,
  answers: { 201: ConversationMessage, 409: Failure, 422: FieldErrors }
})

export const postConversationOffer = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/offers', {
  summary: "Offers the visitor free times of the conversation's advisor; the same `client_id` is kept once.",
  access: { ...answersConversations, module: [...module, 'online-appointments'] },
  params,
  body: v.strictObject({ client_id: ClientId, text: v.optional(text(NOTE_MAX), ''), ...OfferForm.entries }),
  answers: { 201: ConversationMessage, 409: SlotGone, 422: FieldErrors }
})

export const postConversationFile = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/files', {
  summary:
    'A picture or PDF for the visitor, up to 10 MB, kept for 60 days; pictures are drawn anew. The same `client_id` is kept once.',
  access: answersConversations,
  params,
  headers: v.strictObject(named),
  query: v.strictObject({ client_id: ClientId }),
  upload: FILE_TYPES,
  answers: { 201: ConversationMessage, 409: Failure, 422: FieldErrors }
})

export const getConversationFile = /* @__PURE__ */ endpoint('GET', '/api/v1/conversations/:uuid/files/:seq', {
  summary: 'The file of a message.',
  reading: 'conversations',
  access: answersConversations,
  params: v.strictObject({ uuid: Uuid, seq: NumberOfMessage }),
  stream: 'application/octet-stream',
  answers: { 200: nothing }
})

export const putConversationSeen = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversations/:uuid/seen', {
  summary: 'The institution has seen the messages up to this one.',
  access: answersConversations,
  params,
  body: v.strictObject({ seq: Seq }),
  answers: { 204: nothing, 422: FieldErrors }
})

export const postConversationTyping = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/typing', {
  summary: 'An answer is being written, which is shown to the visitor for some seconds.',
  access: answersConversations,
  params,
  answers: { 204: nothing }
})

export const putConversationAdvisor = /* @__PURE__ */ endpoint('PUT', '/api/v1/conversations/:uuid/advisor', {
  summary:
    'Gives a conversation to another advisor, who is told by e-mail: of the same branch, or for managers of any of their branches.',
  access: answersConversations,
  params,
  body: v.strictObject({ advisor_uuid: Uuid }),
  answers: { 204: nothing, 422: FieldErrors }
})

export const postConversationEnd = /* @__PURE__ */ endpoint('POST', '/api/v1/conversations/:uuid/end', {
  summary: 'Ends a conversation. Idempotent.',
  access: answersConversations,
  params,
  answers: { 204: nothing }
})
