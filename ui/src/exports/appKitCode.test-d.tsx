import type {
  AppKit,
  AppKitNetwork,
  CaipNetwork,
  CaipNetworkId,
  Eip1193Provider,
  Provider,
  SIWXSession,
} from './index.ts'
import {
  createAppKit,
  getAppKit,
  modal,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
} from './index.ts'
import * as networks from './networks.ts'
import { defineChain, mainnet, sepolia, solana, unichain } from './networks.ts'

/** Type-checked, never run: code as apps that use AppKit have it, with other imports. */
export const chains: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, sepolia, unichain, solana]

const house = defineChain({
  id: 123456789,
  caipNetworkId: 'eip155:123456789',
  chainNamespace: 'eip155',
  name: 'House',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['https://rpc.example'], webSocket: ['wss://rpc.example'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
  contracts: {},
})

const kit = createAppKit({
  networks: chains,
  defaultNetwork: house,
  projectId: 'id',
  metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: ['/icon.png'] },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#000000', '--apkt-accent': '#000000', '--apkt-z-index': 5 },
  features: { analytics: true, email: false, socials: ['google', 'x'], emailShowWallets: false },
  defaultAccountTypes: { eip155: 'eoa' },
  allWallets: 'SHOW',
  coinbasePreference: 'eoaOnly',
  enableReconnect: true,
  enableMobileFullScreen: true,
  enableBaseAccount: false,
  experimental_preferUniversalLinks: true,
})
getAppKit(kit)
export const instance: AppKit | undefined = modal
export const session: SIWXSession | undefined = undefined
export const all: readonly AppKitNetwork[] = Object.values(networks).flatMap((each) =>
  typeof each === 'function' ? [] : [each],
)

export async function Component() {
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  // biome-ignore lint/suspicious/noExplicitAny: as apps have it
  const { walletProvider: loose } = useAppKitProvider<any>('eip155')
  const { walletProvider: own } = useAppKitProvider('eip155')
  const { disconnect } = useDisconnect()
  const { caipNetwork, caipNetworkId, chainId, switchNetwork } = useAppKitNetwork()
  const balance: string = await walletProvider.request({ method: 'eth_getBalance', params: ['0x', 'latest'] })
  const signature = await walletProvider.request<string>({ method: 'personal_sign', params: [] })
  walletProvider.on('chainChanged', () => undefined)
  loose.anything()
  // The namespace's own type says that there may be no wallet.
  const plain: Eip1193Provider | undefined = own
  // @ts-expect-error there may be none
  own.request({ method: 'eth_accounts' })
  await switchNetwork(sepolia)
  await disconnect({ namespace: 'eip155' })
  const network: CaipNetwork | undefined = caipNetwork
  const id: CaipNetworkId | undefined = caipNetworkId
  return [balance, signature, plain, network, id, chainId]
}
