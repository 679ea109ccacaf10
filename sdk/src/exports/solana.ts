export { SolanaAdapter, type SolanaAdapterParameters } from '../adapters/solana/SolanaAdapter.ts'
