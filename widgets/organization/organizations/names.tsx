import { useAtomValue } from 'jotai'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import {
  OrganizationNames,
  OrganizationPublicName,
  putOrganization,
  putOrganizationMetadata
} from '#contract/organizations'
import { ALIAS_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { metadataOf, organizationAtom } from './organization.atoms.ts'
import { PublicPageLink } from './public-page-link.tsx'
import { textForm } from './text-form.atoms.ts'
import { Field, TextFormCard } from './text-form.tsx'
import { useProfiles } from './use-profiles.ts'

const useMessages = useTexts<typeof organizationsMessages>

export const names = textForm({
  schema: OrganizationNames,
  labels: { name: 'organizations.name', alias: 'organizations.alias' },
  of: ({ name, slug: alias }) => ({ name, alias }),
  body: ({ name, alias }) => ({ name, alias }),
  save: (call, based, body) => call(putOrganization, { ...based, body }),
  merge: (before, { name, alias: slug }) => ({ ...before, name, slug }),
  said: () => ['organizations.name-saved']
})

/** A branch's internal name and alias (spec §2). */
export function Names({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <TextFormCard
      of={names}
      uuid={uuid}
      title={t('organizations.change-name')}
      name={t('organizations.name')}
      aside={<PublicPageLink />}
    >
      {() => (
        <>
          <Field of={names} name="name" help={t('organizations.name-help')} required />
          <Field
            of={names}
            name="alias"
            help={t('organizations.alias-help')}
            max={ALIAS_MAX}
            required
            spellCheck={false}
          />
        </>
      )}
    </TextFormCard>
  )
}

export const publicName = textForm({
  schema: OrganizationPublicName,
  labels: { publicName: 'organizations.public-name' },
  of: (organization) => ({ publicName: metadataOf(organization).publicName }),
  body: (values) => values,
  save: (call, based, body) => call(putOrganizationMetadata, { ...based, body }),
  merge: (before, { publicName: value }) => ({
    ...before,
    metadata: (before.metadata ?? []).map((one) => (one.name === 'publicName' ? { ...one, value } : one))
  }),
  said: () => ['organizations.public-name-saved']
})

export function PublicNameField() {
  const t = useMessages()
  const { publicName: saved } = metadataOf(useAtomValue(organizationAtom))
  return <Field of={publicName} name="publicName" help={t('organizations.public-name-help')} required={saved !== ''} />
}

/** The branch's public name; only if branches have public pages (spec §2). */
export function PublicName({ uuid }: { uuid: string }) {
  const t = useMessages()
  const hasProfiles = useProfiles()
  if (!hasProfiles) return null
  return (
    <TextFormCard
      of={publicName}
      uuid={uuid}
      title={t('organizations.change-public-name')}
      name={t('organizations.public-name')}
    >
      {() => <PublicNameField />}
    </TextFormCard>
  )
}
