import booking from '../widgets/booking/booking.css?inline'
import frame from '../widgets/booking/frame.css?inline'
import slots from '../widgets/booking/slots.css?inline'
import card from '../widgets/card/card.css?inline'
import contactForm from '../widgets/contact-form/contact-form.css?inline'
import cookieBanner from '../widgets/cookie-banner/cookie-banner.css?inline'
import ui from '../widgets/ui/ui.css?inline'
import fields from '../widgets/ui/visitor-fields.css?inline'
import book from './book.css?inline'
import branch from './branch.css?inline'
import pages from './pages.css?inline'
import profile from './profile.css?inline'

/** What all pages look like, on the widgets' tokens and base. */
export const pageStyles = `${ui}\n${pages}\n${cookieBanner}`

/** The plain booking looks like the widget that takes its place. */
export const bookStyles = `${frame}\n${slots}\n${fields}\n${booking}\n${book}`

/** The card. */
export const profileStyles = `${card}\n${profile}`

/** A branch's page is made as a card is. */
export const branchStyles = `${profileStyles}\n${branch}`

/** The plain contact form looks like the widget that takes its place. */
export const contactStyles = `${fields}\n${contactForm}`
