export type {
  AnyTransaction,
  Provider,
  ProviderEvents,
  SendTransactionOptions,
} from '../adapters/solana/Provider.ts'
export { SolanaAdapter, type SolanaAdapterParameters } from '../adapters/solana/SolanaAdapter.ts'
