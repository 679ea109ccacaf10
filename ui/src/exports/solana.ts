export {
  type AnyTransaction,
  type Provider,
  type ProviderEvents,
  type SendTransactionOptions,
  SolanaAdapter,
  type SolanaAdapterParameters,
} from '@wallet-kit/sdk/solana'
export {
  type UseAppKitConnectionReturnType,
  useAppKitConnection,
} from '../kit/solana/useAppKitConnection.ts'
