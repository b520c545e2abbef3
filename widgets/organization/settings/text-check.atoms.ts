import type { Input } from '#contract/endpoint'
import { checkTexts, TEXT_FINDINGS } from '#contract/text-messages'
import { serviceCheck } from './service-check.atoms.ts'

export type Tested = Input<(typeof checkTexts)['shape']>['body']

export const { isTestingAtom, resultAtom, testAtom, forgetAtom, worksAtom } = serviceCheck({
  meanings: TEXT_FINDINGS,
  ask: (call, of: Tested) => call(checkTexts, { body: of })
})
