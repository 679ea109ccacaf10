'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createAppKit } from '@wallet-kit/react/elements'
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

createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks,
  metadata,
  themeMode: 'light',
  features: { analytics: true },
  services,
  customRpcUrls,
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
