import booking from '../widgets/booking/booking/booking.css?inline'
import bookingFrame from '../widgets/booking/booking/frame.css?inline'
import slots from '../widgets/booking/booking/slots.css?inline'
import contactForm from '../widgets/booking/contact-requests/contact-form.css?inline'
import consent from '../widgets/booking/text-messages/consent.css?inline'
import fields from '../widgets/booking/visitor-fields/visitor-fields.css?inline'
import wish from '../widgets/booking/waitlist/wish.css?inline'
import cardBody from '../widgets/card/profile/body.css?inline'
import card from '../widgets/card/profile/card.css?inline'
import advisorList from '../widgets/site/advisor-list/list.css?inline'
import cookieBanner from '../widgets/site/consents/cookie-banner.css?inline'
import search from '../widgets/site/search/search.css?inline'
import base from '../widgets/ui/base/base.css?inline'
import ui from '../widgets/ui/base/ui.css?inline'
import advisorListPage from './advisor-list.css?inline'
import book from './book.css?inline'
import branch from './branch.css?inline'
import contentPage from './content-page.css?inline'
import frame from './frame.css?inline'
import pages from './pages.css?inline'
import paper from './paper.css?inline'
import profile from './profile.css?inline'
import searchPage from './search.css?inline'
import siteMenu from './site-menu.css?inline'

/** Pages without forms, based on the widgets' tokens and base styles. */
export const frameStyles = `${base}\n${frame}\n${cookieBanner}`

/** All other pages. */
export const pageStyles = `${frameStyles}\n${ui}\n${pages}\n${wish}`

/** The booking page looks like the widget that replaces it. */
export const bookStyles = `${bookingFrame}\n${slots}\n${fields}\n${consent}\n${booking}\n${book}`

/** The card. */
export const profileStyles = `${card}\n${cardBody}\n${profile}\n${paper}`

/** A branch’s page is styled like a card, with a search. */
export const branchStyles = `${ui}\n${profileStyles}\n${branch}`

/** The contact form looks like the widget that replaces it; without one, visitors leave their contact in the same. */
export const contactStyles = `${fields}\n${consent}\n${contactForm}`

/** The search page looks like the widget around it. */
export const searchStyles = `${ui}\n${pages}\n${search}\n${searchPage}`

/** The list of advisors has the search's form above. */
export const advisorListStyles = `${searchStyles}\n${advisorList}\n${advisorListPage}`

/** What tags on the institution's own pages look like before their scripts have come. */
export const cardTagStyles = `${card}\n${cardBody}`
export const listTagStyles = advisorList
export const searchTagStyles = search

/** The institution's own pages. */
export const contentStyles = `${ui}\n${pages}\n${siteMenu}\n${contentPage}\n${paper}`
