import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { Address } from './address.tsx'
import { Names, PublicName } from './names.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { metadataOf, opened } from './organization.atoms.ts'
import css from './organizations.css?inline'
import { People } from './people.tsx'
import { PublicProfile } from './public-profile.tsx'

const useMessages = useTexts<typeof organizationsMessages>

function Forms({ uuid, children }: { uuid: string; children: ReactNode }) {
  return (
    <div className="section org-forms">
      <Names uuid={uuid} />
      <PublicName uuid={uuid} />
      <PublicProfile uuid={uuid} />
      <Address uuid={uuid} />
      <OpeningHours uuid={uuid} />
      {children}
      <People uuid={uuid} />
    </div>
  )
}

/** The forms of a branch. */
export function Organization({ uuid, children }: { uuid: string; children: ReactNode }) {
  useStyles(css)
  const t = useMessages()
  const { status, failure, value, retry } = useRequest(opened, uuid)
  // another branch may be shown until this one is requested
  const organization = value?.uuid === uuid ? value : undefined
  const name = organization && (metadataOf(organization).publicName || organization.name)
  return (
    <>
      <div className="org-heading">
        {name && <h2>{name}</h2>}
        <Link className="button" href="/account-admin/organizations">
          {t('organizations.to-list')}
        </Link>
      </div>
      {!organization && status !== 'error' && <LoadingBox />}
      {status === 'error' && (
        <div className="card">
          <GeneralError failure={failure} retry={retry} level={3} />
        </div>
      )}
      {organization && (
        <Forms key={uuid} uuid={uuid}>
          {children}
        </Forms>
      )}
    </>
  )
}
