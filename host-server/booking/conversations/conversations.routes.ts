import { NAME_HEADER } from '#contract/conversation-files'
import {
  deleteVisitorConversation,
  getChatTimes,
  getConversation,
  getConversationFile,
  getConversations,
  getConversationsNews,
  getConversationsPresence,
  getVisitorConversation,
  getVisitorFile,
  getVisitorNews,
  postConversation,
  postConversationEnd,
  postConversationFile,
  postConversationMessage,
  postConversationOffer,
  postConversationRequest,
  postConversationTyping,
  postOfferedAppointment,
  postVisitorEnd,
  postVisitorFile,
  postVisitorMessage,
  postVisitorTranscript,
  postVisitorTyping,
  putConversationAdvisor,
  putConversationBlock,
  putConversationNote,
  putConversationSeen,
  putConversationsPresence,
  putVisitorSeen
} from '#contract/conversations'
import { route } from '../../core/http/http.ts'
import { block, note, turnIntoRequest } from './care.service.ts'
import { listen, listenToOwn } from './conversation-stream.ts'
import { assign, finish, list, markSeen, noteTyping, read, write } from './conversations.service.ts'
import { giveFile, giveOwnFile, sendFile, sendOwnFile } from './files.service.ts'
import { bookOffered, offerTimes } from './offers.service.ts'
import { findTimes, readPresence, setAway } from './presence.service.ts'
import { begin, deleteOwn, endOwn, readOwn, seeOwn, sendTranscript, typeOwn, writeOwn } from './visitor.service.ts'

export const conversations = [
  route(getChatTimes, (call) => findTimes(call)),
  route(getConversationsPresence, (call) => readPresence(call)),
  route(putConversationsPresence, (call, { body }) => setAway(call, body.is_away)),
  route(postConversation, (call, { body }) => begin(call, body)),
  route(getVisitorConversation, (call, { headers, query }) => readOwn(call, headers, query.after)),
  route(postVisitorMessage, (call, { headers, body }) => writeOwn(call, headers, body)),
  route(postVisitorFile, (call, { headers, query }) => sendOwnFile(call, headers, query.client_id)),
  route(getVisitorFile, (call, { headers, params }) => giveOwnFile(call, headers, params.seq)),
  route(postOfferedAppointment, (call, { headers, params, body }) => bookOffered(call, headers, params.seq, body)),
  route(putVisitorSeen, (call, { headers, body }) => seeOwn(call, headers, body.seq)),
  route(postVisitorTyping, (call, { headers }) => typeOwn(call, headers)),
  route(postVisitorEnd, (call, { headers }) => endOwn(call, headers)),
  route(deleteVisitorConversation, (call, { headers }) => deleteOwn(call, headers)),
  route(postVisitorTranscript, (call, { headers }) => sendTranscript(call, headers)),
  route(getVisitorNews, (call, { headers }) => listenToOwn(call, headers)),
  route(getConversations, (call, { query }) => list(call, query)),
  route(getConversationsNews, (call) => listen(call)),
  route(getConversation, (call, { params, query }) => read(call, params.uuid, query.after)),
  route(postConversationMessage, (call, { params, body }) => write(call, params.uuid, body)),
  route(postConversationFile, (call, { params, headers, query }) =>
    sendFile(call, params.uuid, { client_id: query.client_id, name: headers[NAME_HEADER] })
  ),
  route(getConversationFile, (call, { params }) => giveFile(call, params.uuid, params.seq)),
  route(postConversationOffer, (call, { params, body }) => offerTimes(call, params.uuid, body)),
  route(putConversationSeen, (call, { params, body }) => markSeen(call, params.uuid, body.seq)),
  route(postConversationTyping, (call, { params }) => noteTyping(call, params.uuid)),
  route(putConversationAdvisor, (call, { params, body }) => assign(call, params.uuid, body.advisor_uuid)),
  route(putConversationNote, (call, { params, body }) => note(call, params.uuid, body)),
  route(putConversationBlock, (call, { params, body }) => block(call, params.uuid, body.is_blocked)),
  route(postConversationRequest, (call, { params }) => turnIntoRequest(call, params.uuid)),
  route(postConversationEnd, (call, { params }) => finish(call, params.uuid))
]
