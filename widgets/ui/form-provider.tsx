import type { ReactNode } from 'react'
import { StoreProvider } from '../core/store.tsx'
import { Notifications } from './notifications.tsx'

/** The element's store and, below what it shows, the notification area that saving speaks through. */
export const FormProvider = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    {children}
    <Notifications />
  </StoreProvider>
)
