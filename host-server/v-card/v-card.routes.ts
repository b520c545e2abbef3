import { getVCard } from '#contract/v-card'
import { route } from '../core/http.ts'
import { cardOf } from './v-card.service.ts'

export const vCard = [route(getVCard, async (call) => ({ content: await cardOf(call) }), 'settled')]
