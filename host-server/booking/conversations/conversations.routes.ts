import {
  deleteVisitorConversation,
  getConversation,
  getConversations,
  getConversationsNews,
  getVisitorConversation,
  getVisitorNews,
  postConversation,
  postConversationEnd,
  postConversationMessage,
  postConversationOffer,
  postConversationRequest,
  postOfferedAppointment,
  postVisitorEnd,
  postVisitorMessage,
  postVisitorTranscript,
  putConversationAdvisor,
  putConversationBlock,
  putConversationNote,
  putConversationSeen,
  putVisitorSeen
} from '#contract/conversations'
import { route } from '../../core/http/http.ts'
import { block, note, turnIntoRequest } from './care.service.ts'
import { listen, listenToOwn } from './conversation-stream.ts'
import { assign, finish, list, markSeen, read, write } from './conversations.service.ts'
import { bookOffered, offerTimes } from './offers.service.ts'
import { begin, deleteOwn, endOwn, readOwn, seeOwn, sendTranscript, writeOwn } from './visitor.service.ts'

export const conversations = [
  route(postConversation, (call, { body }) => begin(call, body)),
  route(getVisitorConversation, (call, { headers, query }) => readOwn(call, headers, query.after)),
  route(postVisitorMessage, (call, { headers, body }) => writeOwn(call, headers, body)),
  route(postOfferedAppointment, (call, { headers, params, body }) => bookOffered(call, headers, params.seq, body)),
  route(putVisitorSeen, (call, { headers, body }) => seeOwn(call, headers, body.seq)),
  route(postVisitorEnd, (call, { headers }) => endOwn(call, headers)),
  route(deleteVisitorConversation, (call, { headers }) => deleteOwn(call, headers)),
  route(postVisitorTranscript, (call, { headers }) => sendTranscript(call, headers)),
  route(getVisitorNews, (call, { headers }) => listenToOwn(call, headers)),
  route(getConversations, (call, { query }) => list(call, query)),
  route(getConversationsNews, (call) => listen(call)),
  route(getConversation, (call, { params, query }) => read(call, params.uuid, query.after)),
  route(postConversationMessage, (call, { params, body }) => write(call, params.uuid, body)),
  route(postConversationOffer, (call, { params, body }) => offerTimes(call, params.uuid, body)),
  route(putConversationSeen, (call, { params, body }) => markSeen(call, params.uuid, body.seq)),
  route(putConversationAdvisor, (call, { params, body }) => assign(call, params.uuid, body.advisor_uuid)),
  route(putConversationNote, (call, { params, body }) => note(call, params.uuid, body)),
  route(putConversationBlock, (call, { params, body }) => block(call, params.uuid, body.is_blocked)),
  route(postConversationRequest, (call, { params }) => turnIntoRequest(call, params.uuid)),
  route(postConversationEnd, (call, { params }) => finish(call, params.uuid))
]
