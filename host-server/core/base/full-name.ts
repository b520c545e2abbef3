export interface NameParts {
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

/** Titles and names in the order of a business card. */
export const fullName = ({ title_prefix, first_name, last_name, title_suffix }: NameParts) =>
  [title_prefix, first_name, last_name].filter(Boolean).join(' ') + (title_suffix && `, ${title_suffix}`)
