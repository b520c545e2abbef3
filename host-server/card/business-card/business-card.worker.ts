import type { BusinessCardFormat } from '#contract/business-card'
import { serve } from '../../core/base/worker.thread.ts'
import { pdfOf } from '../../core/files/pdf.ts'
import { svgOf } from '../../core/files/sheet.ts'
import { type BusinessCard, type Pictures, sheetOf } from './business-card.sheet.ts'

/** The width of A6 across, in points. */
const POINTS = (148 / 25.4) * 72

export interface BusinessCardTask {
  card: BusinessCard
  pictures: Pictures
  format: BusinessCardFormat
}

/** A PDF, or the SVG from which a picture is drawn. */
export default serve(({ card, pictures, format }: BusinessCardTask): Uint8Array => {
  const sheet = sheetOf(card, pictures)
  return format === 'pdf' ? pdfOf(sheet, POINTS) : Buffer.from(svgOf(sheet))
})
