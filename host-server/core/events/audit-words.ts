import { searchWords } from '../base/search-words.ts'

/** The searchable words of an entry: its author and its object. */
export const entryWords = ({ actor_name, object_name }: Record<'actor_name' | 'object_name', string>) =>
  searchWords(`${actor_name}\n${object_name}`)
