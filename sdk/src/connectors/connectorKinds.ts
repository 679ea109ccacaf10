import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import { announcedKind } from './announced/announcedKind.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { createExternalKind } from './external/externalKind.ts'
import { injectedKind } from './injected/injectedKind.ts'
import { pairingKind } from './pairing/pairingKind.ts'
import { walletStandardKind } from './walletStandard/walletStandardKind.ts'

/** Kinds of connectors that the options ask for. A new kind is a folder and a line. */
export function getConnectorKinds(
  options: ResolvedOptions,
  external: readonly Connector[],
): readonly ConnectorKind[] {
  return [
    ...(options.enableWalletConnect && options.services.relay !== false ? [pairingKind] : []),
    ...(options.enableInjected ? [injectedKind] : []),
    ...(options.enableEIP6963 ? [announcedKind] : []),
    walletStandardKind,
    createExternalKind(external),
  ]
}
