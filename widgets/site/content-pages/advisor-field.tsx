import { useAtomValue } from 'jotai'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { tagChoices } from './tag-choices.atoms.ts'

interface AdvisorFieldProps {
  value: string
  errors: readonly string[] | undefined
  onChange: (alias: string, name: string) => void
}

/** The advisor to whose card a page leads. */
export function AdvisorField({ value, errors, onChange }: AdvisorFieldProps) {
  const t = useTexts<typeof contentPagesMessages>()
  useRequest(tagChoices, undefined, 'quietly')
  const advisors = useAtomValue(tagChoices.valueAtom)?.advisors ?? []
  return (
    <ComboboxField
      name="advisor"
      label={t('content-pages.advisor')}
      required
      value={value}
      errors={errors}
      options={advisors.map((one) => personChoice(one.alias, one))}
      onChange={(alias) => onChange(alias, advisors.find((one) => one.alias === alias)?.full_name ?? '')}
    />
  )
}
