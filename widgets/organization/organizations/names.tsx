import { useAtomValue } from 'jotai'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import {
  OrganizationNames,
  OrganizationPublicName,
  profilePath,
  putOrganization,
  putOrganizationMetadata
} from '#contract/organizations'
import { subjectAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { metadataOf, organizationAtom } from './organization.atoms.ts'
import { textForm } from './text-form.atoms.ts'
import { Field, TextFormCard } from './text-form.tsx'

const useMessages = useTexts<typeof organizationsMessages>

const names = textForm({
  schema: OrganizationNames,
  of: ({ name, slug: alias }) => ({ name, alias }),
  body: ({ name, alias }) => ({ name, alias }),
  save: (call, uuid, body) => call(putOrganization, { params: { uuid }, body }),
  merge: (before, { name, alias: slug }) => ({ ...before, name, slug })
})

/** Whether branches have public pages here (spec §2). */
export const useProfiles = () => Boolean(useAtomValue(subjectAtom)?.isModuleOn('organizations-profiles'))

function PublicPage() {
  const t = useMessages()
  const organization = useAtomValue(organizationAtom)
  const hasProfiles = useProfiles()
  if (!hasProfiles || !metadataOf(organization).isPublic) return null
  return (
    <a href={profilePath(organization.slug)} target="_blank" rel="noopener noreferrer">
      {t('organizations.public-page')}
    </a>
  )
}

/** A branch's internal name and alias (spec §2). */
export function Names({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <TextFormCard of={names} uuid={uuid} title={t('organizations.change-name')} aside={<PublicPage />}>
      {() => (
        <>
          <Field of={names} name="name" label={t('organizations.name')} help={t('organizations.name-help')} required />
          <Field
            of={names}
            name="alias"
            label={t('organizations.alias')}
            help={t('organizations.alias-help')}
            required
            spellCheck={false}
          />
        </>
      )}
    </TextFormCard>
  )
}

const publicName = textForm({
  schema: OrganizationPublicName,
  of: (organization) => ({ publicName: metadataOf(organization).publicName }),
  body: (values) => values,
  save: (call, uuid, body) => call(putOrganizationMetadata, { params: { uuid }, body }),
  merge: (before, { publicName: value }) => ({
    ...before,
    metadata: (before.metadata ?? []).map((one) => (one.name === 'publicName' ? { ...one, value } : one))
  })
})

/** The branch's public name; only if branches have public pages (spec §2). */
export function PublicName({ uuid }: { uuid: string }) {
  const t = useMessages()
  const hasProfiles = useProfiles()
  if (!hasProfiles) return null
  return (
    <TextFormCard of={publicName} uuid={uuid} title={t('organizations.change-public-name')}>
      {() => (
        <>
          <Field
            of={publicName}
            name="publicName"
            label={t('organizations.public-name')}
            help={t('organizations.public-name-help')}
            required
          />
        </>
      )}
    </TextFormCard>
  )
}
