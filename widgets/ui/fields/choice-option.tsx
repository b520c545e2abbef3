import { Face, initialsOf } from '../base/face.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './choice-option.css?inline'
import type { Choice } from './choices.ts'

/** How a chooser shows an option: a person's photo, or else initials, its name, and what tells it from others. */
export function ChoiceOption({ choice: { text, note, photo } }: { choice: Choice }) {
  useStyles(css)
  return (
    <span className="choice-option">
      {photo !== undefined && <Face url={photo} initials={initialsOf(text)} />}
      <span className="combobox-text">
        <span>{text}</span>
        {note && <span className="combobox-note">{note}</span>}
      </span>
    </span>
  )
}
