import { AppKitProvider } from '@wallet-kit/react/ssr'
import type { LastVisit } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { addTestWallet } from './addTestWallet.ts'
import { createKit } from './createKit.ts'

const kit = createKit()
void addTestWallet()

interface ProvidersProps {
  /** Default: a new visitor. */
  readonly initialState?: LastVisit | undefined
  readonly children: ReactNode
}

export function Providers({ initialState, children }: ProvidersProps) {
  return (
    <AppKitProvider kit={kit} initialState={initialState}>
      {children}
    </AppKitProvider>
  )
}
