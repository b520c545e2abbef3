import * as v from 'valibot'
import { line } from './values.ts'

export const DOCUMENTS_MAX = 10
export const DOCUMENT_MAX = 100

const isEachOnce = (documents: string[]) => new Set(documents).size === documents.length

/** What customers bring to an appointment about a topic, or have ready on the phone and in a video call; in one language. */
export const TopicDocuments = v.pipe(
  v.array(v.pipe(line(undefined, 1), v.maxLength(DOCUMENT_MAX, 'document-too-long'))),
  v.maxLength(DOCUMENTS_MAX, 'too-many-documents'),
  v.check(isEachOnce, 'documents-twice')
)
