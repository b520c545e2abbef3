import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import type { OpenBranchPage } from '#contract/branch-pages'
import { townLine } from '#contract/links'
import { useMayOpen } from '../../core/data/may-open.ts'
import { organizationAddress } from '../organizations/query-state.ts'
import { type Fact, factAtom, refreshAtom } from './facts.atoms.ts'
import { Part, useMessages } from './parts.tsx'

interface FactsProps {
  page: OpenBranchPage
}

/** The pages that change the same, which the user may open or not. */
const PAGES = {
  name: (uuid: string) => organizationAddress(uuid),
  hours: (uuid: string) => organizationAddress(uuid, 'hours'),
  special: (uuid: string) => `/account-admin/working-hours?id=${uuid}`,
  address: (uuid: string) => organizationAddress(uuid)
} satisfies Record<Fact, (uuid: string) => string>

/** Tells what the user may change of what is the branch's own. */
export function useMayChange({ uuid, branch }: OpenBranchPage) {
  const mayOpen = useMayOpen()
  return (fact: Fact) => branch.is_administered && mayOpen(PAGES[fact](uuid))
}

/** Opens the form of what is the branch's own, for those who may change it. */
function Change({ page, fact }: FactsProps & { fact: Fact }) {
  const t = useMessages()
  const open = useSetAtom(factAtom)
  const mayChange = useMayChange(page)
  if (!mayChange(fact)) return null
  return (
    <button type="button" className="button" onClick={() => open(fact)}>
      {t(`branch-pages.change-${fact}`)}
    </button>
  )
}

/** Said once, to those who only edit the page. */
function Fixed({ page }: FactsProps) {
  const t = useMessages()
  const mayChange = useMayChange(page)
  if (mayChange('address')) return null
  return <p className="help">{t('branch-pages.fixed')}</p>
}

export function NameFacts({ page }: FactsProps) {
  const { name, street } = page.branch
  return (
    <div className="branch-facts">
      <h1 className="branch-name">{name}</h1>
      <p className="help">
        {street}, {townLine(page.branch)}
      </p>
      <Change page={page} fact="name" />
      <Fixed page={page} />
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
                {day}: <span className="branch-spans">{inWords(spans)}</span>
                {label && <span className="help"> {label}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="cluster">
        <Change page={page} fact="hours" />
        <Change page={page} fact="special" />
      </div>
    </Part>
  )
}

const EVERY_MS = 2000

/** Looks for a map that is being drawn, each time after twice as long: mostly it comes within seconds. */
function useComing(isComing: boolean) {
  const refresh = useSetAtom(refreshAtom)
  // it ends with the drawing of the map, not a frame later
  useLayoutEffect(() => {
    if (!isComing) return
    let [passed, next] = [0, 1]
    const timer = setInterval(() => {
      passed += 1
      if (passed < next) return
      next *= 2
      void refresh('quietly')
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isComing, refresh])
}

export function AddressFacts({ page }: FactsProps) {
  const t = useMessages()
  useComing(page.branch.is_map_coming)
  const { name, street, phone_number, map, is_map_coming } = page.branch
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
        <p className="help">{t(`branch-pages.map-${is_map_coming ? 'coming' : 'none'}`)}</p>
      )}
      <div>
        <Change page={page} fact="address" />
      </div>
    </Part>
  )
}
