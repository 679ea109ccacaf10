import { AppKitProvider, createAppKit } from '@wallet-kit/react'
import type { ReactNode } from 'react'
import { kitOptions } from './kitOptions'

const kit = createAppKit(kitOptions)

/** The kit for the buttons and hooks below it. */
export function WalletKitProvider({ children }: { readonly children: ReactNode }) {
  return <AppKitProvider kit={kit}>{children}</AppKitProvider>
}
