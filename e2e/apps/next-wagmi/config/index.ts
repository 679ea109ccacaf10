import { cookieStorage, createStorage } from '@wagmi/core'
import type { AppKitNetwork } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'

export const projectId = 'hosts'

export const networks = [mainnet, polygon] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  projectId,
  networks,
})
