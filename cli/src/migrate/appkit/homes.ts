/** A home of names: an entry of wallet-kit, and the names of AppKit that it has, with new names where they differ. */
export interface Home {
  readonly module: string
  readonly names: readonly string[]
  readonly renamed?: Readonly<Record<string, string>>
}

const react: Home = {
  module: '@wallet-kit/react',
  names: [
    'AppKit',
    'AppKitAccountButton',
    'AppKitButton',
    'AppKitConnectButton',
    'AppKitNetworkButton',
    'AppKitOptions',
    'AppKitProvider',
    'CaipAddress',
    'CaipNetwork',
    'CaipNetworkId',
    'ChainNamespace',
    'ConnectMethod',
    'Features',
    'Metadata',
    'OpenOptions',
    'Provider',
    'PublicState',
    'SIWXConfig',
    'SIWXMessage',
    'SIWXSession',
    'ThemeMode',
    'ThemeVariables',
    'UseAppKitAccountReturnType',
    'UseAppKitNetworkReturnType',
    'createAppKit',
    'getAppKit',
    'modal',
    'useAppKit',
    'useAppKitAccount',
    'useAppKitBalance',
    'useAppKitConnection',
    'useAppKitConnections',
    'useAppKitEvents',
    'useAppKitNetwork',
    'useAppKitNetworkCore',
    'useAppKitProvider',
    'useAppKitSIWX',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitUpdateEmail',
    'useAppKitWallet',
    'useAppKitWallets',
    'useDisconnect',
    'useWalletInfo',
  ],
  renamed: {
    AppKitAccountButtonProps: 'AccountButtonProps',
    ConnectedWalletInfo: 'WalletInfo',
    CreateAppKit: 'CreateAppKitOptions',
    PublicStateControllerState: 'PublicState',
    UseAppKitAccountReturn: 'UseAppKitAccountReturnType',
    UseAppKitNetworkReturn: 'UseAppKitNetworkReturnType',
  },
}

const sdk: Home = {
  module: '@wallet-kit/sdk',
  names: [
    'AppKit',
    'AppKitNetwork',
    'AppKitOptions',
    'CaipAddress',
    'CaipNetwork',
    'CaipNetworkId',
    'ChainNamespace',
    'Features',
    'Metadata',
    'OpenOptions',
    'Provider',
    'PublicState',
    'SIWXConfig',
    'SIWXMessage',
    'SIWXSession',
    'ThemeMode',
    'ThemeVariables',
    'createAppKit',
  ],
  renamed: { CreateAppKit: 'CreateAppKitOptions' },
}

const networkType: Home = { module: '@wallet-kit/react', names: ['AppKitNetwork'] }

const solana: Home = {
  module: '@wallet-kit/sdk/solana',
  names: ['Provider', 'SolanaAdapter'],
}

/** The homes of AppKit's entries; the first one that has a name takes it. */
export const homes: Readonly<Record<string, readonly Home[]>> = {
  '@reown/appkit': [sdk],
  '@reown/appkit/core': [sdk],
  '@reown/appkit/react': [react, networkType],
  '@reown/appkit/react-core': [react, networkType],
  '@reown/appkit/library/react': [react],
  '@reown/appkit-adapter-wagmi': [{ module: '@wallet-kit/sdk/wagmi', names: ['WagmiAdapter'] }],
  '@reown/appkit-adapter-ethers': [{ module: '@wallet-kit/sdk/ethers', names: ['EthersAdapter'] }],
  '@reown/appkit-adapter-ethers5': [{ module: '@wallet-kit/sdk/ethers5', names: ['Ethers5Adapter'] }],
  '@reown/appkit-adapter-solana': [solana],
  '@reown/appkit-adapter-solana/react': [
    { module: '@wallet-kit/react/solana', names: ['Provider', 'SolanaAdapter', 'useAppKitConnection'] },
  ],
  '@reown/appkit-wallet-button': [
    { module: '@wallet-kit/react/elements', names: ['AppKitWalletButton', 'createAppKitWalletButton'] },
  ],
  '@reown/appkit-wallet-button/react': [
    { module: '@wallet-kit/react', names: ['AppKitWalletButton', 'useAppKitUpdateEmail', 'useAppKitWallet'] },
  ],
  '@reown/appkit-siwx': [
    {
      module: '@wallet-kit/sdk/siwx',
      names: [
        'DefaultSIWX',
        'EIP155Verifier',
        'InformalMessenger',
        'LocalStorage',
        'SIWXMessenger',
        'SIWXStorage',
        'SIWXVerifier',
        'SolanaVerifier',
      ],
    },
  ],
  '@reown/appkit-siwe': [
    {
      module: '@wallet-kit/sdk/siwe',
      names: [
        'SIWEConfig',
        'SIWECreateMessageArgs',
        'SIWESession',
        'SIWEVerifyMessageArgs',
        'createSIWEConfig',
        'formatMessage',
        'getAddressFromMessage',
        'getChainIdFromMessage',
        'verifySignature',
      ],
    },
  ],
  '@reown/appkit-common': [
    { module: '@wallet-kit/sdk', names: ['CaipAddress', 'CaipNetwork', 'CaipNetworkId', 'ChainNamespace'] },
  ],
  '@reown/appkit-controllers': [sdk],
  '@reown/appkit-core': [sdk],
}

/** Networks of chain families that wallet-kit does not have; all others have a twin of the same name. */
export const otherNetworks: ReadonlySet<string> = new Set([
  'bitcoin',
  'bitcoinSignet',
  'bitcoinTestnet',
  'near',
  'nearTestnet',
  'ton',
  'tonTestnet',
  'tronMainnet',
  'tronShastaTestnet',
])

/** Adapters of those families. */
export const otherAdapters: ReadonlySet<string> = new Set([
  '@reown/appkit-adapter-bitcoin',
  '@reown/appkit-adapter-polkadot',
  '@reown/appkit-adapter-ton',
  '@reown/appkit-adapter-tron',
])
