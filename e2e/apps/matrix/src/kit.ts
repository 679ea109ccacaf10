import { createAppKit } from '@wallet-kit/react'
import { mainnet } from '@wallet-kit/react/networks'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'
import { customRpcUrls, services } from './sandbox.ts'

const projectId = 'hosts'
const networks = [mainnet]

export const wagmiAdapter = new WagmiAdapter({ networks, projectId, customRpcUrls, ssr: true })

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  services,
  customRpcUrls,
})
