import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import type { organizationsMessages } from '#contract/organizations.messages'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { Address } from './address.tsx'
import { Names, PublicName } from './names.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { loadAtom, metadataOf, organizationStatusAtom } from './organization.atoms.ts'
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

/** What is decided about a branch; further forms stand below its own. */
export function Organization({ uuid, children }: { uuid: string; children: ReactNode }) {
  useStyles(css)
  const t = useMessages()
  const { status, failure, organization, uuid: known } = useAtomValue(organizationStatusAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(uuid), [uuid, load])
  const name = organization && (metadataOf(organization).publicName || organization.name)
  return (
    <>
      <div className="org-heading">
        {name && known === uuid && <h2>{name}</h2>}
        <Link className="button" href="/account-admin/organizations">
          {t('organizations.to-list')}
        </Link>
      </div>
      {(status === 'loading' || known !== uuid) && <LoadingBox />}
      {status === 'error' && (
        <div className="card">
          <GeneralError failure={failure} retry={() => void load(uuid)} level={3} />
        </div>
      )}
      {status === 'ready' && known === uuid && (
        <Forms key={uuid} uuid={uuid}>
          {children}
        </Forms>
      )}
    </>
  )
}
