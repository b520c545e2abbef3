import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { peopleMessages } from '#contract/messages/people.messages'
import type { Person as PersonData } from '#contract/people'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Access } from './access.tsx'
import { AccountFields, RoleFields } from './account-fields.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CardFields } from './card-fields.tsx'
import { Facts } from './facts.tsx'
import { Outdated } from './outdated.tsx'
import { managesCardsAtom, mayManageAtom } from './people.atoms.ts'
import css from './people.css?inline'
import { addedAtom, attemptAtom, beforeSaveAtom, NEW, personAtom, personForm } from './person.atoms.ts'
import { addressOf, personAddress } from './query-state.ts'

const useMessages = useTexts<typeof peopleMessages>

interface PersonProps {
  /** A uuid, or `new`. */
  uuid: string
  /** Links and photo of the card; shown if it is public. */
  children?: (alias: string) => ReactNode
}

/** The parts of a public card. */
const cardOf = ({ alias, status }: PersonData, parts: (alias: string) => ReactNode) =>
  alias && status !== 'deactivated' && parts(alias)

/** Opens the page of an added person. */
function useOwnAddress(uuid: string) {
  const added = useAtomValue(addedAtom)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (uuid === NEW && added) navigate(personAddress(added), { replace: true })
  }, [uuid, added, navigate])
}

function Forms({ uuid, children }: PersonProps) {
  const person = useAtomValue(personAtom)
  const status = useAtomValue(personForm.statusAtom)
  const box = useFirstError<HTMLDivElement>(useAtomValue(attemptAtom))
  useOwnAddress(uuid)
  const before = useSetAtom(beforeSaveAtom)
  const isThere = status !== 'loading' && status !== 'error' && uuid === person?.uuid
  return (
    <div className="section person-forms" ref={box}>
      {isThere && <Access person={person} />}
      <SavingForm form={personForm} alias={uuid} before={before}>
        {() => (
          <div className="section">
            <AccountFields />
            <RoleFields />
            <CardFields />
            <Outdated />
          </div>
        )}
      </SavingForm>
      <AddressDialog />
      {isThere && children && cardOf(person, children)}
    </div>
  )
}

/** A person: access, account, roles and card. */
export function Person({ uuid, children }: PersonProps) {
  useStyles(css)
  const t = useMessages()
  const person = useAtomValue(personAtom)
  const mayManage = useAtomValue(mayManageAtom)
  const managesCards = useAtomValue(managesCardsAtom)
  const known = person?.uuid === uuid ? person.full_name : ''
  const name = uuid === NEW ? t('people.new') : known
  return (
    <>
      <div className="person-heading">
        {name && <h2>{name}</h2>}
        <Link className="button" href={addressOf()}>
          {t('people.to-list')}
        </Link>
      </div>
      {mayManage ? (
        <Forms uuid={uuid}>{children}</Forms>
      ) : (
        <div className="section person-forms">
          <Facts uuid={uuid} />
          {managesCards && person?.uuid === uuid && children && cardOf(person, children)}
        </div>
      )}
    </>
  )
}
