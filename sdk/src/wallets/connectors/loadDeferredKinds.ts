import { namespaceTraits } from '../../chains/namespaces/families/traits.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { ResolvedOptions } from '../../foundation/options/ResolvedOptions.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { pairingKind } from './pairing/pairingKind.ts'

/**
 * Kinds whose connectors are listed once a wallet may be asked: see `pageKinds`. The search for registered
 * wallets is loaded only where the host app offers a network of a family that uses it.
 */
export async function loadDeferredKinds(
  { enableWalletConnect, services, universalProvider }: ResolvedOptions,
  requested: readonly CaipNetwork[],
): Promise<readonly ConnectorKind[]> {
  const usesRegistration = getNamespaces(requested).some(
    (name) => namespaceTraits[name]?.acceptsStandardWallet,
  )
  return [
    ...(enableWalletConnect && (services.relay !== false || universalProvider) ? [pairingKind] : []),
    ...(usesRegistration ? await loadWalletStandardKind() : []),
  ]
}

async function loadWalletStandardKind(): Promise<readonly ConnectorKind[]> {
  try {
    const { walletStandardKind } = await import('./walletStandard/use.ts')
    return [walletStandardKind]
  } catch (error) {
    warnRedacted('The search for registered wallets failed to load: they are not listed.', error)
    return []
  }
}
