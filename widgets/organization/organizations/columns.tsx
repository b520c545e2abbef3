import { Link } from 'wouter'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import type { ListedOrganization } from '#contract/organizations'
import { useTexts } from '../../core/element/texts.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { isPublic, publicNameOf } from './organizations.atoms.ts'
import { organizationAddress } from './query-state.ts'

/** What the list of branches shows. */
export function useColumns(hasProfiles: boolean): Column<ListedOrganization>[] {
  const t = useTexts<typeof organizationsMessages>()
  const publicPage: Column<ListedOrganization> = {
    id: 'public',
    title: t('organizations.public-profile'),
    isNamed: true,
    cell: (one) => t(isPublic(one) && !one.closed_at ? 'organizations.page-on' : 'organizations.page-off')
  }
  return [
    {
      id: 'name',
      title: t('organizations.column-name'),
      sort: 'name',
      cell: ({ uuid, name, closed_at }) => (
        <>
          <Link className="org-name" href={organizationAddress(uuid)}>
            {name}
          </Link>
          {closed_at && <span className="help"> {t('organizations.is-closed')}</span>}
        </>
      )
    },
    {
      id: 'public-name',
      title: t('organizations.column-public-name'),
      sort: 'public_name',
      cell: (one) => publicNameOf(one)
    },
    {
      id: 'city',
      title: t('organizations.column-city'),
      sort: 'city',
      cell: ({ address }) => address.city
    },
    {
      id: 'advisors',
      title: t('organizations.column-advisors'),
      sort: 'advisors',
      isDescendingFirst: true,
      isNamed: true,
      cell: ({ advisors }) => String(advisors)
    },
    ...(hasProfiles ? [publicPage] : [])
  ]
}
