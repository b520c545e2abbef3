import { getProofChallenge } from '#contract/proof-of-work'
import { route } from '../../core/http/http.ts'
import { challenge } from './proof-of-work.service.ts'

export const proofOfWork = [
  route(getProofChallenge, async ({ ctx, app: { config, clock }, tenant }, { query: { form } }) => {
    const puzzle = await challenge(config, tenant.id, form, clock.now())
    ctx.set('Cache-Control', 'no-store')
    return { ...puzzle }
  })
]
