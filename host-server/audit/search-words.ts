import { searchWords } from '../core/search-words.ts'

/** What a line of the log is found by: who did it, and what it was about. */
export const entryWords = ({ actor_name, object_name }: Record<'actor_name' | 'object_name', string>) =>
  searchWords(`${actor_name}\n${object_name}`)
