import { useAtomValue, useSetAtom } from 'jotai'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { changeAtom, draftAtom, offerAtom } from './request.atoms.ts'

/** Asks whether the visitor is a customer already; loaded where an institution asks, with the question's texts. */
export function CustomerQuestion({ id }: { id: string }) {
  const t = useTexts<typeof contactRequestsMessages>()
  const question = useAtomValue(offerAtom)?.customer_question
  const { customer } = useAtomValue(draftAtom)
  const change = useSetAtom(changeAtom)
  if (!question) return null
  return (
    <FormGroup id={`${id}-customer`} label={question.label}>
      {(control) => (
        <select
          {...control}
          className="input"
          name="customer"
          value={customer}
          onInput={({ currentTarget }) => change('customer', currentTarget.value)}
        >
          <option value="">{t('contact-requests.choose')}</option>
          <option value="yes">{question.yes}</option>
          <option value="no">{question.no}</option>
        </select>
      )}
    </FormGroup>
  )
}
