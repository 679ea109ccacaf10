'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createAppKit } from '@wallet-kit/react/elements'
import { AppKitProvider } from '@wallet-kit/react/ssr'
import { cookieStorage, type LastVisit } from '@wallet-kit/sdk/cookies'
import type { ReactNode } from 'react'
import { type Config, cookieToInitialState, WagmiProvider } from 'wagmi'
import { networks, projectId, wagmiAdapter } from '../config/index.ts'
import { customRpcUrls, origin, services } from '../config/sandbox.ts'

const queryClient = new QueryClient()

if (!projectId) throw new Error('Project ID is not defined')

const metadata = {
  name: 'Next with wagmi',
  description: 'A host app of the tests',
  url: origin,
  icons: [`${origin}/icon.png`],
}

const kit = createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks,
  metadata,
  themeMode: 'light',
  features: { analytics: true },
  services,
  customRpcUrls,
  storage: cookieStorage,
})

export default function ContextProvider({
  children,
  cookies,
  initialState,
}: {
  readonly children: ReactNode
  readonly cookies: string | null
  readonly initialState: LastVisit | undefined
}) {
  const config = wagmiAdapter.wagmiConfig as Config
  return (
    <WagmiProvider config={config} initialState={cookieToInitialState(config, cookies)}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider kit={kit} initialState={initialState}>
          {children}
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
