import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { OpenBranchPage } from '#contract/branch-pages'
import { townLine } from '#contract/links'
import { useMayOpen } from '../../core/data/may-open.ts'
import { type BranchTab, organizationAddress } from '../organizations/query-state.ts'
import { Part, useMessages } from './parts.tsx'

interface FactsProps {
  page: OpenBranchPage
}

/** Leads to the form of what is the branch's own, if the user may open it. */
function Change({ to, children }: { to: string; children: ReactNode }) {
  const mayOpen = useMayOpen()
  if (!mayOpen(to)) return null
  return <Link href={to}>{children}</Link>
}

function ChangeOf({ page: { uuid }, tab, label }: FactsProps & { tab: BranchTab; label: string }) {
  const t = useMessages()
  return (
    <Change to={organizationAddress(uuid, tab)}>
      {t('branch-pages.change')}
      <span className="visually-hidden"> {label}</span>
    </Change>
  )
}

export function NameFacts({ page }: FactsProps) {
  const t = useMessages()
  const { name, street } = page.branch
  return (
    <div className="branch-facts">
      <h1 className="branch-name">{name}</h1>
      <p className="help">
        {street}, {townLine(page.branch)}
      </p>
      <ChangeOf page={page} tab="page" label={t('branch-pages.name')} />
    </div>
  )
}

export function HoursFacts({ page }: FactsProps) {
  const t = useMessages()
  const { week, special } = page.branch
  const inWords = (spans: readonly string[]) => (spans.length ? spans.join(', ') : t('branches.closed'))
  return (
    <Part title={t('branches.hours')} help={t('branch-pages.hours-help')}>
      <table className="branch-hours" aria-label={t('branches.hours')}>
        <tbody>
          {week.map(({ name, spans }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inWords(spans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <>
          <h3>{t('branches.special-hours')}</h3>
          <ul className="branch-special">
            {special.map(({ day, label, spans }) => (
              <li key={day}>
                {day}: {inWords(spans)}
                {label && <span className="help"> {label}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="cluster">
        <ChangeOf page={page} tab="hours" label={t('branches.hours')} />
        <Change to={`/account-admin/working-hours?id=${page.uuid}`}>{t('branch-pages.special-change')}</Change>
      </div>
    </Part>
  )
}

export function AddressFacts({ page }: FactsProps) {
  const t = useMessages()
  const { name, street, phone_number, map } = page.branch
  return (
    <Part title={t('branches.address')}>
      <address>
        {name}
        <br />
        {street}
        <br />
        {townLine(page.branch)}
        {phone_number && (
          <>
            <br />
            {phone_number}
          </>
        )}
      </address>
      {map ? (
        <figure className="branch-map">
          <img src={map.url} alt="" width={150} height={150} />
          <figcaption className="help">{map.attribution}</figcaption>
        </figure>
      ) : (
        <p className="help">{t('branch-pages.map-none')}</p>
      )}
      <ChangeOf page={page} tab="data" label={t('branches.address')} />
    </Part>
  )
}
