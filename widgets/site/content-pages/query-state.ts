import { queryState, useQuery, validText } from '../../core/data/query-state.ts'

export const PAGES = '/content-management/pages'

const editor = queryState(`${PAGES}/edit`, { id: validText((text) => /^[\da-f-]{36}$/.test(text)) })

/** Where a page is edited. */
export const editorAddress = (id: string) => editor.addressOf({ id })

export const useEditorQuery = () => useQuery(editor)
