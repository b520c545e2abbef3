import type { BookedTime, OfferedTimes } from '../conversation-offers.ts'
import type {
  ChatTimes,
  Conversation,
  ConversationMessage,
  ConversationNote,
  ConversationsPage,
  VisitorThread
} from '../conversations.ts'

const advisor = {
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-00000000a001',
  full_name: 'Mag. Anna Gruber',
  slug: 'anna-gruber',
  profile_picture_url: null
}

export const exampleMessages: ConversationMessage[] = [
  {
    seq: 1,
    client_id: 'c0000000000000000000000000000001',
    is_from_visitor: true,
    author_name: 'Vera Huber',
    text: 'Good morning, may I bring my husband to the appointment?',
    created_at: '2027-01-15T09:00:00Z'
  },
  {
    seq: 2,
    client_id: 'c0000000000000000000000000000002',
    is_from_visitor: false,
    author_name: 'Mag. Anna Gruber',
    text: 'Of course. Please both bring an identity card.',
    created_at: '2027-01-15T09:03:00Z'
  },
  {
    seq: 3,
    client_id: 'c0000000000000000000000000000003',
    is_from_visitor: true,
    author_name: 'Vera Huber',
    text: 'Thank you!\nSee you on Friday.',
    created_at: '2027-01-15T09:04:00Z'
  }
]

const exampleOffer: OfferedTimes = {
  advisor: 'Mag. Anna Gruber',
  topic: 'Mortgage',
  type: 'in-branch',
  time_zone: 'Europe/Vienna',
  starts: ['2099-01-20T08:00:00Z', '2099-01-21T13:30:00Z']
}

const exampleBooked: BookedTime = {
  offer_seq: 4,
  starts_at: '2099-01-20T08:00:00Z',
  state: 'booked',
  advisor: 'Mag. Anna Gruber',
  topic: 'Mortgage',
  type: 'in-branch',
  time_zone: 'Europe/Vienna',
  href: '/appointments/kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk'
}

/** Times that an advisor offers, and that one of them was booked. */
export const exampleOffered: ConversationMessage = {
  seq: 4,
  client_id: 'c0000000000000000000000000000004',
  is_from_visitor: false,
  author_name: 'Mag. Anna Gruber',
  text: 'When does it suit you?',
  created_at: '2027-01-15T09:06:00Z',
  offer: exampleOffer
}
export const exampleOfferBooked: ConversationMessage = {
  seq: 5,
  client_id: 'c0000000000000000000000000000005',
  is_from_visitor: true,
  author_name: 'Vera Huber',
  text: '',
  created_at: '2027-01-15T09:07:00Z',
  booked: exampleBooked
}

export const exampleChatTimes: ChatTimes = {
  open_today: [{ start_time: '09:00', end_time: '12:30' }],
  answers_within: 15,
  away_until: null
}

/** A picture that the visitor has sent, and a document that is no longer kept. */
export const exampleFiles: ConversationMessage[] = [
  {
    seq: 4,
    client_id: 'c0000000000000000000000000000006',
    is_from_visitor: true,
    author_name: 'Vera Huber',
    text: 'floor plan.png',
    created_at: '2027-01-15T09:08:00Z',
    file: { type: 'image/png', size: 184_320, width: 320, height: 200, is_kept: true }
  },
  {
    seq: 5,
    client_id: 'c0000000000000000000000000000007',
    is_from_visitor: false,
    author_name: 'Mag. Anna Gruber',
    text: 'offer.pdf',
    created_at: '2027-01-15T09:09:00Z',
    file: { type: 'application/pdf', size: 1_240_000, width: 0, height: 0, is_kept: true }
  },
  {
    seq: 6,
    client_id: 'c0000000000000000000000000000008',
    is_from_visitor: false,
    author_name: 'Mag. Anna Gruber',
    text: 'old offer.pdf',
    created_at: '2027-01-15T09:10:00Z',
    file: { type: 'application/pdf', size: 90_000, width: 0, height: 0, is_kept: false }
  }
]

export const exampleConversation: Conversation = {
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-00000000c001',
  name: 'Vera Huber',
  email: 'vera@example.at',
  created_at: '2027-01-15T09:00:00Z',
  last_at: '2027-01-15T09:04:00Z',
  ended_at: null,
  blocked_at: null,
  request_uuid: null,
  unread: 1,
  is_typing: false,
  last_seq: 3,
  seen_visitor: 2,
  seen_staff: 2,
  last_text: 'Thank you!\nSee you on Friday.',
  last_kind: 'text',
  is_last_from_visitor: true,
  can_offer: true,
  time_zone: 'Europe/Vienna',
  advisor,
  branch: { uuid: '6f1c2d3e-4b5a-4c6d-8e7f-00000000b001', name: 'Filiale Graz' }
}

export const exampleConversationNote: ConversationNote = {
  text: 'Prefers the fixed rate, wants to decide by Friday.',
  author_name: 'Mag. Anna Gruber',
  changed_at: '2027-01-15T09:05:00Z'
}

/** A conversation as staff read it. */
export const exampleThread = { conversation: exampleConversation, messages: exampleMessages, note: null }

export const exampleConversations: ConversationsPage = {
  conversations: [
    exampleConversation,
    {
      ...exampleConversation,
      uuid: '6f1c2d3e-4b5a-4c6d-8e7f-00000000c002',
      name: 'Otto Maier',
      email: '',
      unread: 0,
      is_last_from_visitor: false,
      last_text: 'We are open until five o’clock today.'
    }
  ],
  total: 2,
  page_size: 25,
  branches: []
}

export const exampleVisitorThread: VisitorThread = {
  conversation: {
    advisor,
    time_zone: 'Europe/Vienna',
    name: 'Vera Huber',
    has_email: true,
    ended_at: null,
    is_blocked: false,
    has_request: false,
    has_data_page: true,
    last_seq: 3,
    seen_visitor: 3,
    seen_staff: 3,
    is_typing: false,
    away_until: null
  },
  messages: exampleMessages
}
