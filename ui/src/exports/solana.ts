export type {
  AnyTransaction,
  Provider,
  ProviderEvents,
  SendTransactionOptions,
} from '../adapters/solana/Provider.ts'
export { SolanaAdapter } from '../adapters/solana/SolanaAdapter.ts'
export {
  type UseAppKitConnectionReturnType,
  useAppKitConnection,
} from '../adapters/solana/useAppKitConnection.ts'
