/**
 * Keys of the storage. They are AppKit's, so that visitors stay connected when an app moves from it; it has none for
 * the session of a pairing.
 */
export const storedKeys = {
  connectorId: (namespace: string) => `@appkit/${namespace}:connected_connector_id`,
  address: (namespace: string) => `@appkit/${namespace}:address`,
  status: '@appkit/connection_status',
  namespace: '@appkit/active_namespace',
  networkId: '@appkit/active_caip_network_id',
  pairingTopic: '@appkit/pairing_topic',
  signOutDue: '@appkit/sign_out_due',
} as const
