// Registers every tag, for applications that bundle the package themselves; `embed.js` brings each as it is needed.
import '../appointment-types/appointment-types.element.ts'
import '../booking/booking.element.ts'
import '../booking/reschedule.element.ts'
import '../contact-form/contact-form.element.ts'
import '../topics/topics.element.ts'
import '../vcard-button/vcard-button.element.ts'
import '../whatsapp-button/whatsapp-button.element.ts'
import '../working-hours/working-hours.element.ts'
