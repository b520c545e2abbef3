import { useRef, useState } from 'react'
import { filledIn, type ReplyTemplate } from '#contract/reply-templates'
import { useList } from '../../core/data/use-request.ts'
import { templates } from './templates.atoms.ts'

/** What stands for the placeholders. */
type Values = Parameters<typeof filledIn>[1]

/**
 * Puts a template below what is written. As long as its text stays as it is, another one takes its place; once it is
 * edited, it belongs to what is written.
 */
export function useTemplate(values: Values, text: string, setText: (text: string) => void) {
  const { value: found = [] } = useList(templates)
  const [chosen, choose] = useState('')
  const put = useRef({ below: '', text: '' })
  const place = (template: ReplyTemplate | undefined) => {
    const below = text === put.current.text ? put.current.below : text
    const next = template ? `${below.trimEnd()}\n\n${filledIn(template.text, values)}`.trimStart() : below
    put.current = { below, text: next }
    setText(next)
  }
  return {
    found,
    chosen,
    choose(uuid: string) {
      choose(uuid)
      place(found.find((one) => one.uuid === uuid))
    }
  }
}
