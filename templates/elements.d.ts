import 'react'

interface Custom {
  children?: import('react').ReactNode
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'advisor-app': Custom
      'advisor-booking': Custom & {
        alias?: string
        branch?: string
        mode?: 'page' | 'popup'
        topic?: string | undefined
        type?: string | undefined
      }
      'advisor-whatsapp-button': Custom & { alias: string }
      'advisor-contact-form': Custom & { alias: string; kind?: string; mode?: 'popup' }
      'advisor-cookie-banner': Custom & { version: string; hidden: boolean }
      'advisor-reschedule': Custom & { token: string }
    }
  }
}
