import { useAtomValue, useSetAtom } from 'jotai'
import { type ApiTokenForm, TOKEN_DAYS, TOKEN_NAME_MAX } from '#contract/api-tokens'
import type { apiTokensMessages } from '#contract/messages/api-tokens.messages'
import type { institutionMessages } from '#contract/messages/institution.messages'
import type { Scope } from '#contract/token-scopes'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { apiTokenForm, permitAtom } from './form.atoms.ts'
import { groupsOf, offeredIn, permissionIn, useAreaName } from './scopes.ts'

const useMessages = useTexts<typeof apiTokensMessages & typeof institutionMessages>

interface PartProps {
  draft: Required<ApiTokenForm>
}

interface ScopesProps extends PartProps {
  offered: readonly Scope[]
}

function Scopes({ draft: { scopes }, offered }: ScopesProps) {
  const t = useMessages()
  const nameOf = useAreaName()
  const errors = useAtomValue(apiTokenForm.errorsAtom).scopes
  const permit = useSetAtom(permitAtom)
  return (
    <FormGroup label={t('api-tokens.scopes')} help={t('api-tokens.scopes-help')} errors={errors} fieldset>
      {() => (
        <div className="stack">
          {groupsOf(offered).map(({ name, areas }) => (
            <section key={name} aria-label={t(`institution.modules-${name}`)}>
              <h3 className="api-token-group">{t(`institution.modules-${name}`)}</h3>
              <div className="api-token-scopes">
                {areas.map((area) => (
                  <SelectField
                    key={area}
                    name="scope"
                    label={nameOf(area)}
                    value={permissionIn(area, scopes)}
                    options={offeredIn(area, offered).map((one) => [one, t(`api-tokens.${one}`)] as const)}
                    onChange={(permission) => permit(area, permission)}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </FormGroup>
  )
}

const ENDLESS = 'endless'
const YEAR = 365

function Validity({ draft: { valid_days } }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(apiTokenForm.errorsAtom)
  const change = useSetAtom(apiTokenForm.changeAtom)
  const nameOf = (days: number) =>
    days < YEAR ? t('api-tokens.days', { count: days }) : t('api-tokens.years', { count: days / YEAR })
  return (
    <SelectField
      name="valid_days"
      label={t('api-tokens.valid')}
      help={valid_days === null ? t('api-tokens.endless-help') : undefined}
      errors={errors.valid_days}
      value={String(valid_days ?? ENDLESS)}
      options={[...TOKEN_DAYS.map((days) => [`${days}`, nameOf(days)] as const), [ENDLESS, t('api-tokens.endless')]]}
      onChange={(value) => change({ valid_days: TOKEN_DAYS.find((days) => String(days) === value) ?? null })}
    />
  )
}

/** Creates an API token. */
export function FormDialog({ offered }: Pick<ScopesProps, 'offered'>) {
  const t = useMessages()
  const errors = useAtomValue(apiTokenForm.errorsAtom)
  const change = useSetAtom(apiTokenForm.changeAtom)
  return (
    <DraftDialog of={apiTokenForm} title={() => t('api-tokens.add')}>
      {(draft) => (
        <>
          <LimitedField
            name="name"
            max={TOKEN_NAME_MAX}
            autoComplete="off"
            trim
            required
            label={t('api-tokens.name')}
            help={t('api-tokens.name-help')}
            value={draft.name}
            errors={errors.name}
            onInput={(name) => change({ name })}
          />
          <Scopes draft={draft} offered={offered} />
          <Validity draft={draft} />
        </>
      )}
    </DraftDialog>
  )
}
