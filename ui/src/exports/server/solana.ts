export { SolanaAdapter } from '../../adapters/solana/SolanaAdapter.ts'
export { refuse as useAppKitConnection } from './refuse.ts'
