import { useContext } from 'react'
import { TextsContext, translate } from '../../core/element/texts.tsx'

/** A spinner instead of a page or form; also rendered before the texts have loaded. */
export function LoadingBox() {
  const texts = useContext(TextsContext)
  return (
    <div className="loading-box" role="status">
      <span className="spinner" />
      <span className="visually-hidden">{texts && translate(texts, 'ui.loading')}</span>
    </div>
  )
}
