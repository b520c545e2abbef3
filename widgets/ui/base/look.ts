import base from './base.css?inline'
import ui from './ui.css?inline'

/** What tags and pages look like before their own styles: tokens, type and buttons, then fields, notices and what waits. */
export const look = `${base}\n${ui}`
