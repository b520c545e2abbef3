import type { Input } from '#contract/endpoint'
import { checkVideo, VIDEO_FINDINGS } from '#contract/video-rooms'
import { serviceCheck } from './service-check.atoms.ts'

export type Tested = Input<(typeof checkVideo)['shape']>['body']

export const { isTestingAtom, resultAtom, testAtom, forgetAtom, worksAtom } = serviceCheck({
  meanings: VIDEO_FINDINGS,
  ask: (call, of: Tested) => call(checkVideo, { body: of })
})
