/** One of the options of a chooser. */
export interface Choice {
  value: string
  text: string
  /** What tells it from others of the same name; also searched. */
  note?: string | undefined
  /** The photo of a person, null without one; undefined for what is no person. */
  photo?: string | null | undefined
}

const noteOf = (...parts: string[]) => parts.filter(Boolean).join(' · ')

interface Person {
  full_name: string
  profile_picture_url: string | null
  branch: string
}

/** A person with photo and branch, as several may have the same name; `more` is said after the branch. */
export const personChoice = (value: string, { full_name, profile_picture_url, branch }: Person, more = ''): Choice => ({
  value,
  text: full_name,
  note: noteOf(branch, more),
  photo: profile_picture_url
})

interface Branch {
  name: string
  city: string
}

/** A branch with its place. */
export const branchChoice = (value: string, { name, city }: Branch, more = ''): Choice => ({
  value,
  text: name,
  note: noteOf(city, more)
})

/** Of a branch by its key. */
export const branchByKey = (branch: Branch & { uuid: string }): Choice => branchChoice(branch.uuid, branch)

interface Topic {
  uuid: string
  topic: string
}

export const topicChoice = ({ uuid, topic }: Topic): Choice => ({ value: uuid, text: topic })

/** The names of the world's time zones, and of one that is stored by other means. */
export const zoneChoices = (zone = 'UTC'): Choice[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])]
    .toSorted()
    .map((one) => ({ value: one, text: one.replaceAll('_', ' ') }))
