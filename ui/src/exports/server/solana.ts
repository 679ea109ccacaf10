export { SolanaAdapter } from '@wallet-kit/sdk/solana'
export { refuse as useAppKitConnection } from './refuse.ts'
