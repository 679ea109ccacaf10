import { cookieStorage, createStorage } from '@wagmi/core'
import type { AppKitNetwork } from '@wallet-kit/react'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID

if (!projectId) throw new Error('Project ID is not defined')

export const networks = [mainnet, polygon] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  projectId,
  networks,
})
