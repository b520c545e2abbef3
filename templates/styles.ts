import ui from '../widgets/ui/ui.css?inline'
import pages from './pages.css?inline'

/** What all pages look like, on the widgets' tokens and base. */
export const pageStyles = `${ui}\n${pages}`
