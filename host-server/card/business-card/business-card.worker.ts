import type { CardFile } from '#contract/business-card'
import { serve } from '../../core/base/worker.thread.ts'
import { pdfOf } from '../../core/files/pdf.ts'
import { type Sheet, svgOf } from '../../core/files/sheet.ts'
import { type BusinessCard, type Pictures, sheetOf } from './business-card.sheet.ts'
import { callBackground, lockScreen } from './card-pictures.sheet.ts'

/** The width of A6 across, in points. */
const POINTS = (148 / 25.4) * 72

export interface BusinessCardTask {
  card: BusinessCard
  pictures: Pictures
  file: CardFile
}

const SHEETS: Record<CardFile, (card: BusinessCard, pictures: Pictures) => Sheet> = {
  'card.pdf': sheetOf,
  'card.png': sheetOf,
  'call-background.png': callBackground,
  'lock-screen.png': lockScreen
}

/** A PDF, or the SVG from which a picture is drawn. */
export default serve(({ card, pictures, file }: BusinessCardTask): Uint8Array => {
  const sheet = SHEETS[file](card, pictures)
  return file === 'card.pdf' ? pdfOf(sheet, POINTS) : Buffer.from(svgOf(sheet))
})
