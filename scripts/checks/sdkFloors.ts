/** Folders in `sdk/src` that may import from each other and from every floor below. */
export interface Floor {
  readonly folders: readonly string[]
  /** The only folders that may import from this floor. Default: its own and all floors above. */
  readonly onlyFor?: readonly string[]
}

/**
 * The floors of the sdk, lowest first (ARCHITECTURE.md). Types count as imports, and so does `import()`;
 * tests are exempt. A folder that is missing here may not hold code.
 */
export const sdkFloors: readonly Floor[] = [
  {
    folders: [
      'foundation/errors',
      'foundation/stores',
      'foundation/storage',
      'foundation/platform',
      'foundation/format',
      'foundation/links',
      'foundation/logs',
      'foundation/logins',
      'foundation/options',
      'foundation/query',
      'foundation/notices',
      'foundation/theme',
    ],
  },
  { folders: ['chains/networks', 'chains/namespaces', 'wallets/frame'] },
  { folders: ['wallets/connectors', 'wallets/directory'] },
  { folders: ['wallets/connection'] },
  { folders: ['signIn/session'] },
  { folders: ['signIn/siwx', 'account/balances', 'account/names', 'signIn/cookies'] },
  {
    folders: [
      'account/tokens',
      'account/nfts',
      'account/activity',
      'account/sending',
      'account/swapping',
      'account/onramp',
      'account/smartSessions',
      'account/requests',
    ],
  },
  { folders: ['modal/navigation', 'modal/stack', 'modal/events'] },
  // For tests of host apps; not imported by the product.
  { folders: ['testing'], onlyFor: ['exports'] },
  { folders: ['kit'] },
  // Libraries of host apps.
  { folders: ['adapters'] },
  { folders: ['exports'] },
]
