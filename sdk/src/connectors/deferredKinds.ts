import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { pairingKind } from './pairing/pairingKind.ts'
import { walletStandardKind } from './walletStandard/walletStandardKind.ts'

/** Kinds whose connectors are listed once a wallet may be asked: see `pageKinds`. */
export function getDeferredKinds(options: ResolvedOptions): readonly ConnectorKind[] {
  return [
    ...(options.enableWalletConnect && options.services.relay !== false ? [pairingKind] : []),
    walletStandardKind,
  ]
}
