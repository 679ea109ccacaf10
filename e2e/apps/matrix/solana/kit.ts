import { createAppKit } from '@wallet-kit/react'
import { solana } from '@wallet-kit/react/networks'
import { SolanaAdapter } from '@wallet-kit/react/solana'
import { customRpcUrls, services } from '../src/sandbox.ts'

export const kit = createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana],
  projectId: 'hosts',
  services,
  customRpcUrls,
})
