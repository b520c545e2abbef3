import { nullable } from 'valibot'
import { FullName, ShortText, Url } from './values.ts'

/** Of a person who can be chosen: five of 600 may have the same name. The branch is empty for those without one. */
export const personEntries = {
  full_name: FullName,
  profile_picture_url: /* @__PURE__ */ nullable(Url),
  branch: ShortText
}

/** Of a branch that can be chosen. */
export const branchEntries = { name: ShortText, city: ShortText }
