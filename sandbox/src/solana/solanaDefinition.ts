import { type Address, address } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

export const token2022ProgramAddress = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')

/** The mainnet genesis hash: the chain uses mainnet's id, as the EVM chains use 1 and 137, but none of its state. */
export const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

/** Public description of the Solana chain. */
export const solanaDefinition = {
  /** CAIP-2: the first 32 characters of the genesis hash. https://namespaces.chainagnostic.org/solana/caip2 */
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  imageId: '0e7c3e11-0000-4000-8000-000000000501',
} as const

/** A token that exists from the start. */
export interface SolanaToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly mint: Address
  readonly programAddress: Address
}

/** One token of each token program, under their mainnet addresses. */
export const solanaTokens: readonly SolanaToken[] = [
  {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    mint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    programAddress: TOKEN_PROGRAM_ADDRESS,
  },
  {
    name: 'PayPal USD',
    symbol: 'PYUSD',
    decimals: 6,
    mint: address('2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'),
    programAddress: token2022ProgramAddress,
  },
]
