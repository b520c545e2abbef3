import { getHelp, type Help } from '#contract/help'
import { requestAtoms } from '../../core/data/request.atoms.ts'

export const help = requestAtoms<Help>({ ask: (call) => call(getHelp, {}), clears: true })
