import { getVCard } from '#contract/vcard'
import { route } from '../../core/http/http.ts'
import { cardOf } from './vcard.service.ts'

export const vCard = [route(getVCard, async (call) => ({ content: await cardOf(call) }), 'for-guests')]
