import type { CardFile } from '#contract/business-card'
import { serve } from '../../core/base/worker.thread.ts'
import { pdfOf } from '../../core/files/pdf.ts'
import { type Sheet, svgOf } from '../../core/files/sheet.ts'
import { type BusinessCard, type Pictures, sheetOf } from './business-card.sheet.ts'
import { callBackground, lockScreen } from './card-pictures.sheet.ts'
import { printCard } from './print-card.sheet.ts'

/** Points in a tenth of a millimetre, in which PDFs of cards are measured. */
const POINT = 72 / 254

export interface BusinessCardTask {
  card: BusinessCard
  pictures: Pictures
  file: CardFile
}

const SHEETS: Record<CardFile, (card: BusinessCard, pictures: Pictures) => Sheet> = {
  'card.pdf': sheetOf,
  'print-card.pdf': printCard,
  'card.png': sheetOf,
  'call-background.png': callBackground,
  'lock-screen.png': lockScreen
}

/** A PDF, or the SVG from which a picture is drawn. */
export default serve(({ card, pictures, file }: BusinessCardTask): Uint8Array => {
  const sheet = SHEETS[file](card, pictures)
  return file.endsWith('.pdf') ? pdfOf(sheet, sheet.width * POINT) : Buffer.from(svgOf(sheet))
})
