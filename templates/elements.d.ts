import 'react'

interface Custom {
  children?: import('react').ReactNode
}

interface OfAdvisor extends Custom {
  alias: string
  /** If it cannot derive the server from its own URL. */
  host?: string | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'advisor-app': Custom
      'advisor-booking': Partial<OfAdvisor> & {
        test?: boolean | undefined
        branch?: string
        mode?: 'page' | 'popup'
        topic?: string | undefined
        type?: string | undefined
      }
      'advisor-contact-form': Partial<OfAdvisor> & {
        kind?: string
        mode?: 'page' | 'popup'
        test?: boolean | undefined
      }
      'advisor-messenger-button': OfAdvisor & { test?: boolean | undefined }
      'advisor-search': Custom & { mode?: 'page'; form?: string | undefined }
      'advisor-share-button': OfAdvisor
      'advisor-vcard-button': OfAdvisor
      'advisor-wallet-button': OfAdvisor
      'advisor-whatsapp-button': OfAdvisor
      'advisor-cookie-banner': Custom & { version: string; hidden: boolean }
      'advisor-reschedule': Custom & { token: string }
    }
  }
}
