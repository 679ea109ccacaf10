'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createAppKit } from '@wallet-kit/react/elements'
import type { ReactNode } from 'react'
import { type Config, cookieToInitialState, WagmiProvider } from 'wagmi'
import { networks, projectId, wagmiAdapter } from '../config/index.ts'

const queryClient = new QueryClient()

const metadata = {
  name: 'Next with wagmi',
  description: 'A host app of the tests',
  url: 'https://app.example',
  icons: ['https://app.example/icon.png'],
}

export const modal = createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks,
  metadata,
  themeMode: 'light',
  features: { analytics: true },
  // A page of the tests contacts no service.
  services: { walletDirectory: false, dataService: false, auth: false, relay: false },
})

export default function ContextProvider({
  children,
  cookies,
}: {
  readonly children: ReactNode
  readonly cookies: string | null
}) {
  const initialState = cookieToInitialState(wagmiAdapter.wagmiConfig as Config, cookies)
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig as Config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
