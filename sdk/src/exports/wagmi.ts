export { toWagmiState } from '../adapters/wagmi/toWagmiState.ts'
export { WagmiAdapter, type WagmiAdapterParameters } from '../adapters/wagmi/WagmiAdapter.ts'
export { walletKit } from '../adapters/wagmi/walletKit.ts'
