import { atom } from 'jotai'
import type { Answer } from '#contract/endpoint'
import {
  getSignature,
  getSignatures,
  SIGNATURE_PARTS,
  type SignaturePart,
  type SignaturePictures
} from '#contract/signature'
import { downloadAtoms } from '../../core/data/download.atoms.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** What has been chosen for a signature. */
export interface Wanted {
  without: readonly SignaturePart[]
  pictures: SignaturePictures
  language: 'de' | 'en'
}

/** As the server is asked for it. */
export const queryOf = ({ without, pictures, language }: Wanted) => ({
  ...(without.length && { without: SIGNATURE_PARTS.filter((part) => without.includes(part)).join(',') }),
  pictures,
  language
})

export type Made = Answer<(typeof getSignature)['shape']>
export type Signatures = Answer<(typeof getSignatures)['shape']>

interface Asked {
  alias: string
  query: ReturnType<typeof queryOf>
}

export const signatureRequest = requestAtoms<Made, Asked>({
  ask: (call, { alias, query }) => call(getSignature, { params: { alias }, query })
})

export const signaturesRequest = requestAtoms<Signatures>({ ask: (call) => call(getSignatures, {}) })

export const download = downloadAtoms()
/** The branch whose signatures are downloaded; empty for all. */
export const branchAtom = atom('')
