import { namespaceTraits } from '../../chains/namespaces/families/traits.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import type { ResolvedOptions } from '../../foundation/options/ResolvedOptions.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { pairingKind } from './pairing/pairingKind.ts'
import { walletStandardKind } from './walletStandard/walletStandardKind.ts'

/**
 * Kinds whose connectors are listed once a wallet may be asked: see `pageKinds`. Registered wallets are searched for
 * only where the host app offers a network of a family that uses registration.
 */
export function getDeferredKinds(
  { enableWalletConnect, services, universalProvider }: ResolvedOptions,
  requested: readonly CaipNetwork[],
): readonly ConnectorKind[] {
  const usesRegistration = getNamespaces(requested).some(
    (name) => namespaceTraits[name]?.acceptsStandardWallet,
  )
  return [
    ...(enableWalletConnect && (services.relay !== false || universalProvider) ? [pairingKind] : []),
    ...(usesRegistration ? [walletStandardKind] : []),
  ]
}
