import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { type Organization, putOrganizationPublicProfile } from '#contract/organizations'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { useTexts } from '../../core/element/texts.tsx'
import { EmbedLink } from '../../site/embedding/embed-link.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { metadataOf, organizationAtom } from './organization.atoms.ts'
import { PublicPageLink } from './public-page-link.tsx'

const busyAtom = atom(false)

const withPublic = (before: Organization, value: boolean): Organization => ({
  ...before,
  metadata: (before.metadata ?? []).map((one) => (one.name === 'publicProfileEnabled' ? { ...one, value } : one))
})

const publishAtom = atom(null, async (get, set, uuid: string, publicProfileEnabled: boolean) => {
  set(busyAtom, true)
  try {
    await get(apiAtom).call(putOrganizationPublicProfile, { params: { uuid }, body: { publicProfileEnabled } })
    set(organizationAtom, (before) => (before.uuid === uuid ? withPublic(before, publicProfileEnabled) : before))
    set(notifyAtom, 'success', `organizations.public-profile-turned-${publicProfileEnabled ? 'on' : 'off'}`)
  } catch (failure) {
    set(failedAtom, failure)
    get(hostAtom)?.emit('error', { reason: 'save' })
  }
  set(busyAtom, false)
})

/** Whether the branch has a public page. */
export function PublicProfile({ uuid }: { uuid: string }) {
  const t = useTexts<typeof organizationsMessages>()
  const organization = useAtomValue(organizationAtom)
  const { isPublic } = metadataOf(organization)
  const isBusy = useAtomValue(busyAtom)
  const publish = useSetAtom(publishAtom)
  const title = t('organizations.public-profile')
  return (
    <section className="card org-form" aria-label={title}>
      <div className="org-form-head">
        <h2 className="card-title">{title}</h2>
        <PublicPageLink />
      </div>
      <Toggle
        sync
        label={t('organizations.public-profile-on')}
        checked={isPublic && !organization.closed_at}
        disabled={isBusy || Boolean(organization.closed_at)}
        onChange={(isOn) => void publish(uuid, isOn)}
      />
      <p className="help">{t('organizations.public-profile-help')}</p>
      {!organization.closed_at && (
        <div className="cluster">
          <EmbedLink of={{ branch: organization.slug }} />
        </div>
      )}
    </section>
  )
}
