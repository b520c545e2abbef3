import { useState } from 'react'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { type Chosen, type Group, withAll } from './assign.ts'
import { Many } from './many.tsx'

interface BranchProps {
  group: Group
  /** Expanded, since it contains only matches. */
  isSearch: boolean
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** A branch as a whole, and its advisors when expanded. */
export function Branch({ group, isSearch, chosen, onChange }: BranchProps) {
  const t = useTexts<typeof topicsManagementMessages>()
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isSearch
  const { name, advisors } = group
  return (
    <li>
      <div className="topics-branch">
        <Many
          name={group.uuid}
          title={name}
          advisors={advisors}
          chosen={chosen}
          onChange={(isChosen) => onChange(withAll(chosen, advisors, isChosen))}
        />
        {!isSearch && (
          <button
            type="button"
            className="button quiet icon"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('topics-management.show', { branch: name })}
            onClick={() => setOpened(!isOpened)}
          >
            <span className="chevron" aria-hidden="true" />
          </button>
        )}
      </div>
      <ul id={id} className="topics-people" hidden={!isOpen}>
        {isOpen &&
          advisors.map((one) => (
            <li key={one.uuid}>
              <CheckField
                name={one.slug}
                title={one.full_name}
                picture={<Face url={one.photo} initials={initialsOf(one.full_name)} />}
                checked={chosen.has(one.uuid)}
                onChange={(isChosen) => onChange(withAll(chosen, [one], isChosen))}
              />
            </li>
          ))}
      </ul>
    </li>
  )
}
