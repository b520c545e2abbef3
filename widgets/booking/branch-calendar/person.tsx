import type { CalendarAdvisor } from '#contract/branch-calendar'
import { Face, initialsOf } from '../../ui/base/face.tsx'

/** An advisor's photo and name. */
export const Person = ({ advisor: { full_name, profile_picture_url } }: { advisor: CalendarAdvisor }) => (
  <span className="bcal-person">
    <Face url={profile_picture_url} initials={initialsOf(full_name)} />
    <span>{full_name}</span>
  </span>
)
