import type { Codemod } from '../Codemod.ts'
import type { MigrationContext } from '../MigrationContext.ts'
import { setPackages } from '../project/setPackages.ts'
import { convertWagmiKit } from '../wagmiKits/convertWagmiKit.ts'
import type { WagmiKit } from '../wagmiKits/WagmiKit.ts'
import { authentication, client, configuration, unknownName, walletList } from './differences.ts'
import { readProvider } from './readProvider.ts'

const owned = /^@rainbow-me\/rainbowkit($|-siwe-next-auth$)/

const kit: WagmiKit = {
  packageName: '@rainbow-me/rainbowkit',
  companion: 'rainbowkit',
  provider: 'RainbowKitProvider',
  defaultConfig: 'getDefaultConfig',
  defaultChains: [],
  appOptions: {
    appName: 'name',
    appDescription: 'description',
    appUrl: 'url',
    appIcon: 'icon',
    projectId: 'projectId',
    wallets: 'drop',
    walletConnectParameters: 'drop',
  },
  connectorFunctions: ['connectorsForWallets', 'getDefaultWallets'],
  button: 'ConnectButton',
  companionNames: ['ConnectButtonCustom', 'useAccountModal', 'useChainModal', 'useConnectModal'],
  // Used in what was converted.
  converted:
    /^(getDefaultConfig|getDefaultWallets|connectorsForWallets|(dark|light|midnight)Theme|\w+Wallet)$/,
  differences: { client, configuration, walletList, unknownName, authentication },
  readProvider,
  attributeOf(name, value) {
    if (name === 'label') return value === undefined ? name : `${name}=${value}`
    if (name !== 'showBalance') return undefined
    if (value === undefined || value === '{true}') return 'balance="show"'
    return value === '{false}' ? 'balance="hide"' : undefined
  },
}

/** From RainbowKit 2: the configuration becomes that of a WagmiAdapter, the provider creates the kit. */
export const rainbowKit: Codemod = {
  name: 'RainbowKit',
  owns: (name) => owned.test(name),
  apply(context: MigrationContext) {
    convertWagmiKit(context, kit)
    setPackages(context, (name) => owned.test(name))
  },
}
