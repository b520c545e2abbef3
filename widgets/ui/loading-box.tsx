import { useContext } from 'react'
import { TextsContext, translate } from '../core/texts.tsx'

/** A spinner where a page or a form is about to stand; also drawn before the texts are here. */
export function LoadingBox() {
  const texts = useContext(TextsContext)
  return (
    <div className="loading-box" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{texts && translate(texts, 'ui.loading')}</span>
    </div>
  )
}
