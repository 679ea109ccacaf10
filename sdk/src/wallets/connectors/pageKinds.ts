import type { ResolvedOptions } from '../../foundation/options/ResolvedOptions.ts'
import { announcedKind } from './announced/announcedKind.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorKind } from './ConnectorKind.ts'
import { createExternalKind } from './external/externalKind.ts'
import { injectedKind } from './injected/injectedKind.ts'

/**
 * Kinds whose connectors are known as soon as the page is, so that they are part of the first load. The others
 * are in `deferredKinds`. A new kind is a folder, and a line in one of the two.
 */
export function getPageKinds(
  options: ResolvedOptions,
  external: readonly Connector[],
): readonly ConnectorKind[] {
  return [
    // First: an announced wallet must not take the id of one of the host app's connectors.
    createExternalKind(external),
    ...(options.enableInjected ? [injectedKind] : []),
    ...(options.enableEIP6963 ? [announcedKind] : []),
  ]
}
