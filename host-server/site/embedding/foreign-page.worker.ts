import type { Place } from '#contract/embedding'
import { serve } from '../../core/base/worker.thread.ts'
import { pageWith } from './foreign-page.ts'

export interface PageTask {
  source: string
  markup: string
  place: Place
  address: string
}

/** A page with further markup in it: of two megabytes, that takes too long for the event loop. */
export default serve(({ source, markup, place, address }: PageTask): string => pageWith(source, markup, place, address))
