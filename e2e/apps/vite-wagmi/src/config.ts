import type { AppKitNetwork } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'
import { customRpcUrls } from '../../shared.ts'

export const projectId = 'hosts'

export const metadata = {
  name: 'Vite with wagmi',
  description: 'A host app of the tests',
  url: location.origin,
  icons: [`${location.origin}/icon.png`],
}

export const networks = [mainnet, polygon] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({ projectId, networks, customRpcUrls })
