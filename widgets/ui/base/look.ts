import base from './base.css?inline'
import ui from './ui.css?inline'

/** The shared base styles of tags and pages: tokens, type and buttons, then fields, notices and placeholders. */
export const look = `${base}\n${ui}`
