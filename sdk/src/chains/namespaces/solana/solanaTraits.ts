import type { NamespaceTraits } from '../NamespaceTraits.ts'

export const solanaTraits: NamespaceTraits = {
  hasNumericIds: false,
  ignoresAddressCase: false,
  hasNames: false,
  acceptsStandardWallet: ({ chains, features }) =>
    chains.some((chain) => chain.startsWith('solana:')) && 'standard:connect' in features,
}
