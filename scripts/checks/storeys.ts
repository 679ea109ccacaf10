/** A folder of a package's sources that may import from the storeys before it in the list. */
export interface Storey {
  readonly folder: string
  /**
   * Its rooms, lowest first: a room may import from those of its own line and of the lines before. Files that are directly
   * in the storey's folder are above all of them.
   */
  readonly rooms: readonly (readonly string[])[]
  /** The only storeys that may import from this one. Default: all after it. */
  readonly onlyFor?: readonly string[]
}

/**
 * The storeys of a package, lowest first (ARCHITECTURE.md). Types count as imports, and so does `import()`; tests are
 * exempt. A folder that is missing here may not hold code.
 */
export interface House {
  /** Folder of the package's sources in the repository. */
  readonly home: string
  readonly storeys: readonly Storey[]
}

const sdk: House = {
  home: 'sdk/src',
  storeys: [
    {
      folder: 'foundation',
      rooms: [
        [
          'errors',
          'stores',
          'storage',
          'platform',
          'format',
          'links',
          'logs',
          'logins',
          'options',
          'query',
          'notices',
          'theme',
        ],
      ],
    },
    { folder: 'chains', rooms: [['networks', 'namespaces']] },
    { folder: 'wallets', rooms: [['frame'], ['connectors', 'directory'], ['connection']] },
    { folder: 'signIn', rooms: [['session'], ['siwx', 'cookies']] },
    {
      folder: 'account',
      rooms: [
        ['balances', 'names', 'transactions', 'details'],
        ['tokens', 'nfts', 'activity', 'sending', 'swapping', 'onramp', 'smartSessions', 'requests', 'reads'],
      ],
    },
    { folder: 'modal', rooms: [['stack', 'navigation', 'events']] },
    // For tests of host apps; not imported by the product.
    { folder: 'testing', rooms: [], onlyFor: ['exports'] },
    { folder: 'kit', rooms: [] },
    // Libraries of host apps.
    { folder: 'adapters', rooms: [['ethers', 'siwe', 'siwx', 'solana', 'wagmi']] },
    { folder: 'exports', rooms: [] },
  ],
}

const ui: House = {
  home: 'ui/src',
  storeys: [
    { folder: 'foundation', rooms: [['styles', 'theme', 'icons', 'links', 'format', 'messages', 'logins']] },
    { folder: 'kit', rooms: [['instance', 'provider', 'hooks', 'session', 'look', 'wallet', 'solana']] },
    { folder: 'parts', rooms: [] },
    { folder: 'shell', rooms: [] },
    {
      folder: 'areas',
      rooms: [
        ['fees', 'outcome', 'tokens'],
        ['activity', 'approve', 'networks'],
        ['connect', 'buy'],
        ['login', 'account', 'send', 'swap'],
      ],
    },
    { folder: 'app', rooms: [] },
    { folder: 'page', rooms: [] },
    { folder: 'exports', rooms: [] },
  ],
}

export const houses: readonly House[] = [sdk, ui]
