import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { Person as PersonData } from '#contract/people'
import { usePageTitle } from '../../core/data/page-title.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { FormPart } from '../../ui/fields/form-part.tsx'
import { JoinedForm } from '../../ui/fields/joined-form.tsx'
import { Access } from './access.tsx'
import { AccountFields, RoleFields } from './account-fields.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CardFields } from './card-fields.tsx'
import { Facts } from './facts.tsx'
import { LoadedPerson } from './loaded-person.tsx'
import { managesCardsAtom, mayManageAtom } from './people.atoms.ts'
import css from './people.css?inline'
import { addedAtom, beforeSaveAtom, NEW, personAtom, personForm } from './person.atoms.ts'
import { PersonAbsences } from './person-absences.tsx'
import { PersonTabs, useTabsOf } from './person-tabs.tsx'
import { type PersonTab, personAddress } from './query-state.ts'

interface PersonProps {
  /** A uuid, or `new`. */
  uuid: string
  tab: PersonTab
  /** What a tab shows of the card, if it is public. */
  children: (tab: PersonTab, person: PersonData) => ReactNode
}

const isPublic = ({ alias, status }: PersonData) => Boolean(alias) && status !== 'deactivated'

/** Opens the page of an added person. */
function useOwnAddress(uuid: string) {
  const added = useAtomValue(addedAtom)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (uuid === NEW && added) navigate(personAddress(added), { replace: true })
  }, [uuid, added, navigate])
}

/** Account, roles and card, saved by one button. */
function Forms({ uuid, children }: Omit<PersonProps, 'tab'>) {
  const person = useAtomValue(personAtom)
  const status = useAtomValue(personForm.statusAtom)
  useOwnAddress(uuid)
  const before = useSetAtom(beforeSaveAtom)
  const t = useTexts<typeof peopleMessages & typeof listsMessages>()
  const { tag } = useTextsContext()
  const names = [t('people.account'), t('people.roles'), t('people.card')]
  const name = new Intl.ListFormat(tag).format(names.map((one) => t('lists.quoted', { name: one })))
  const isThere = status !== 'loading' && status !== 'error' && uuid === person?.uuid
  return (
    <div className="section person-forms">
      {isThere && <Access person={person} />}
      {isThere && <PersonAbsences person={person} />}
      <JoinedForm>
        <FormPart form={personForm} alias={uuid} name={name} isNew={uuid === NEW} before={before}>
          {() => (
            <>
              <AccountFields />
              <RoleFields />
              <CardFields />
            </>
          )}
        </FormPart>
        {isThere && isPublic(person) && children('data', person)}
      </JoinedForm>
      <AddressDialog />
    </div>
  )
}

function Data({ uuid, children }: Omit<PersonProps, 'tab'>) {
  const mayManage = useAtomValue(mayManageAtom)
  const managesCards = useAtomValue(managesCardsAtom)
  if (mayManage) return <Forms uuid={uuid}>{children}</Forms>
  return (
    <LoadedPerson uuid={uuid}>
      {(person) => (
        <div className="section person-forms">
          <Facts person={person} isReadOnly={!managesCards} />
          {managesCards && isPublic(person) && <JoinedForm>{children('data', person)}</JoinedForm>}
        </div>
      )}
    </LoadedPerson>
  )
}

/** A tab that the user does not see of this person leads to the first. */
function Tab({ person, tab, children }: Omit<PersonProps, 'uuid'> & { person: PersonData }) {
  const tabs = useTabsOf(person)
  if (!tabs.includes(tab)) return <Redirect to={personAddress(person.uuid)} replace />
  return children(tab, person)
}

function Head({ person, tab }: { person: PersonData; tab: PersonTab }) {
  const { profile_picture_url, full_name, position, organization } = person
  const place = [position, organization?.name].filter(Boolean).join(' · ')
  return (
    <>
      <div className="person-heading">
        <Face url={profile_picture_url} initials={initialsOf(full_name)} />
        {place && <p>{place}</p>}
      </div>
      <PersonTabs person={person} current={tab} />
    </>
  )
}

/** A person: account and card, or another tab. The page is called by their name. */
export function Person({ uuid, tab, children }: PersonProps) {
  useStyles(css)
  const known = useAtomValue(personAtom)
  const person = known?.uuid === uuid ? known : undefined
  usePageTitle(person?.full_name)
  return (
    <>
      {person && <Head person={person} tab={tab} />}
      {tab === 'data' ? (
        <Data uuid={uuid}>{children}</Data>
      ) : (
        <LoadedPerson uuid={uuid}>
          {(loaded) => (
            <Tab person={loaded} tab={tab}>
              {children}
            </Tab>
          )}
        </LoadedPerson>
      )}
    </>
  )
}
