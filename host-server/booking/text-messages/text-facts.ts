import type { Fact } from '../../../templates/facts.tsx'
import type { Call } from '../../core/http/http.ts'
import type { ConsentRow } from './consents.repository.ts'
import { endOf } from './phone-number.ts'
import { offersTexts } from './provider-settings.service.ts'

/** What the customer has chosen; nothing once they have ended it, or the institution sends no text messages any more. */
export const textFacts = ({ t, tenant }: Pick<Call, 't' | 'tenant'>, consent: ConsentRow | undefined): Fact[] =>
  consent && !consent.ended_at && offersTexts(tenant)
    ? [
        {
          name: t('text-messages.name'),
          lines: [
            { text: t('text-messages.to', { end: endOf(consent.number) }) },
            { text: t('text-messages.until-stop') }
          ]
        }
      ]
    : []
