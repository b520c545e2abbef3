import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { usePageTitle } from '../../core/data/page-title.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { PageTabs } from '../../ui/base/page-tabs.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { ClosedNotice } from '../branch-closing/closed-notice.tsx'
import { Details } from './details.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { metadataOf, opened, organizationAtom } from './organization.atoms.ts'
import css from './organizations.css?inline'
import { People } from './people.tsx'
import { PublicProfile } from './public-profile.tsx'
import { BRANCH_TABS, type BranchTab, organizationAddress } from './query-state.ts'
import { useProfiles } from './use-profiles.ts'

interface OrganizationProps {
  uuid: string
  tab: BranchTab
  /** What other features show of the branch on a tab. */
  children: (tab: BranchTab) => ReactNode
}

const FORMS = { data: Details, hours: OpeningHours, page: PublicProfile, people: People } satisfies Record<
  BranchTab,
  unknown
>

function Tabs({ uuid, tab, name, tabs }: Omit<OrganizationProps, 'children'> & { name: string; tabs: BranchTab[] }) {
  const t = useTexts<typeof organizationsMessages>()
  return (
    <PageTabs
      label={t('organizations.tabs', { name })}
      tabs={tabs.map((one) => ({
        href: organizationAddress(uuid, one),
        title: t(`organizations.tab-${one}`),
        isCurrent: one === tab
      }))}
    />
  )
}

/** What customers call the branch, where that differs. */
function PublicName() {
  const t = useTexts<typeof organizationsMessages>()
  const organization = useAtomValue(organizationAtom)
  const { publicName } = metadataOf(organization)
  if (!publicName || publicName === organization.name) return null
  return (
    <p className="help org-public-name">
      {t('organizations.public-name')}: {publicName}
    </p>
  )
}

/** A tab that this institution's branches do not have leads to the first. */
function Content({ uuid, tab, name, children }: OrganizationProps & { name: string }) {
  const hasProfiles = useProfiles()
  const tabs = BRANCH_TABS.filter((one) => one !== 'page' || hasProfiles)
  const Form = FORMS[tab]
  if (!tabs.includes(tab)) return <Redirect to={organizationAddress(uuid)} replace />
  return (
    <>
      <PublicName />
      <ClosedNotice uuid={uuid} />
      <Tabs uuid={uuid} tab={tab} name={name} tabs={tabs} />
      <div className="section org-forms" key={`${uuid} ${tab}`}>
        <Form uuid={uuid} />
        {children(tab)}
      </div>
    </>
  )
}

/** A branch: its forms, a tab for each subject. The page is called as the list calls it: by the internal name. */
export function Organization({ uuid, tab, children }: OrganizationProps) {
  useStyles(css)
  const { status, failure, value, retry } = useRequest(opened, uuid)
  // another branch may be shown until this one is requested
  const organization = value?.uuid === uuid ? value : undefined
  const name = organization?.name
  usePageTitle(name)
  return (
    <>
      {!organization && status !== 'error' && <LoadingBox />}
      {status === 'error' && (
        <div className="card">
          <GeneralError failure={failure} retry={retry} level={2} />
        </div>
      )}
      {name && (
        <Content uuid={uuid} tab={tab} name={name}>
          {children}
        </Content>
      )}
    </>
  )
}
