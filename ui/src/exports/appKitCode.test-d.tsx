import {
  createSIWEConfig,
  formatMessage,
  type SIWECreateMessageArgs,
  type SIWESession,
  type SIWEVerifyMessageArgs,
  verifySignature,
} from '@wallet-kit/sdk/siwe'
import {
  DefaultSIWX,
  EIP155Verifier,
  InformalMessenger,
  LocalStorage,
  SIWXVerifier,
  SolanaVerifier,
} from '@wallet-kit/sdk/siwx'
import type {
  AppKit,
  AppKitNetwork,
  CaipNetwork,
  CaipNetworkId,
  Eip1193Provider,
  Provider,
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
} from './index.ts'
import {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  createAppKit,
  getAppKit,
  modal,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitSIWX,
  useAppKitState,
  useAppKitTheme,
  useAppKitUpdateEmail,
  useAppKitWallet,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
} from './index.ts'
import * as networks from './networks.ts'
import { defineChain, mainnet, sepolia, solana, unichain } from './networks.ts'

declare function show(...values: unknown[]): void

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

export function Everything() {
  const { open, close } = useAppKit()
  const { allAccounts, address, caipAddress, isConnected, status, embeddedWalletInfo } = useAppKitAccount()
  const { isConnected: onSolana } = useAppKitAccount({ namespace: 'solana' })
  const { themeMode, setThemeMode, setThemeVariables } = useAppKitTheme()
  const { initialized, loading, selectedNetworkId, activeChain } = useAppKitState()
  const { timestamp, reportedErrors, data } = useAppKitEvents()
  const { connections, recentConnections } = useAppKitConnections('eip155')
  const { connection, isPending, switchConnection, deleteConnection } = useAppKitConnection({
    namespace: 'eip155',
    onSuccess: ({ address: to }) => show(to),
    onError: (error) => show(error.message),
  })
  const { fetchBalance } = useAppKitBalance()
  const { wallets, wcUri, connect, fetchWallets, page, count } = useAppKitWallets()
  const button = useAppKitWallet({
    namespace: 'eip155',
    onSuccess: ({ address: to, chainId: on }) => show(`${to} ${on}`),
    onError: (error) => show(error.message),
  })
  const { updateEmail, data: changed, isPending: isChanging } = useAppKitUpdateEmail()
  const { chainId } = useAppKitNetworkCore()
  const siwx = useAppKitSIWX()
  const { walletInfo } = useWalletInfo('eip155')
  const facts = [
    allAccounts,
    address,
    caipAddress,
    isConnected,
    status,
    button.isReady && button.isPending,
    () => button.connect('metamask'),
    isChanging ? updateEmail : changed?.email,
    embeddedWalletInfo?.user?.email ?? embeddedWalletInfo?.authProvider,
    embeddedWalletInfo?.isSmartAccountDeployed,
    allAccounts.map(({ publicKey }) => publicKey),
    onSolana,
    themeMode,
  ]
  const more = [initialized, loading, selectedNetworkId, activeChain, timestamp, reportedErrors, data]
  const lists = [connections, recentConnections, wallets, wcUri, page, count, chainId, walletInfo, isPending]
  return (
    <>
      <AppKitButton
        size="sm"
        label="Go"
        loadingLabel="Going"
        balance="show"
        charsStart={2}
        namespace="eip155"
      />
      <AppKitConnectButton />
      <AppKitAccountButton balance="hide" />
      <AppKitNetworkButton disabled />
      <button
        type="button"
        onClick={async () => {
          await open({ view: 'Networks', namespace: 'solana' })
          await close()
          setThemeMode('light')
          setThemeVariables({ '--apkt-accent': '#fff' })
          const { data: balance, isSuccess, error } = await fetchBalance()
          show(balance?.balance, balance?.symbol, isSuccess, error)
          if (connection) await switchConnection({ connection, address: '0x' })
          await deleteConnection({ address: '0x', connectorId: 'io.metamask' })
          await fetchWallets({ page: 2, query: 'rain' })
          for (const wallet of wallets) await connect(wallet, 'eip155')
          await siwx?.getSessions('eip155:1', '0x')
        }}
      >
        {JSON.stringify([facts, more, lists])}
      </button>
    </>
  )
}

/** Calls of the instance. */
export async function callInstance() {
  const stops = [
    kit.subscribeEvents(({ data }) => show(data.event)),
    kit.subscribeState(({ open, selectedNetworkId }) => show(open, selectedNetworkId)),
    kit.subscribeAccount(({ isConnected, address }) => show(isConnected, address), 'eip155'),
    kit.subscribeNetwork(({ caipNetwork, chainId }) => show(caipNetwork.name, chainId)),
    kit.subscribeProviders(({ eip155 }) => show(eip155)),
    kit.subscribeTheme(({ themeMode }) => show(themeMode)),
    kit.subscribeWalletInfo((wallet) => show(wallet?.name)),
    kit.subscribeCaipNetworkChange(({ caipNetworkId }) => show(caipNetworkId)),
    kit.subscribeShouldUpdateToAddress((address) => show(address)),
  ]
  await kit.open({ view: 'AllWallets' })
  kit.redirect('Networks')
  kit.replace('Account')
  kit.popTransactionStack(true)
  kit.setLoading(true, 'eip155')
  await kit.fetchBalance({ address: '0x', chainId: 1, chainNamespace: 'eip155' })
  kit.setConnectMethodsOrder(['wallet', 'email', 'social'])
  kit.setWalletFeaturesOrder(['send', 'swaps', 'receive', 'onramp'])
  kit.setCollapseWallets(true)
  kit.setPreferredAccountType('smartAccount', 'eip155')
  kit.setSocialsOrder(['google'])
  for (const stop of stops) stop()
  return [
    kit.getEvent().data.event,
    kit.getState().initialized,
    kit.isOpen(),
    kit.isTransactionStackEmpty(),
    kit.isTransactionShouldReplaceView(),
    kit.getError(),
    kit.getPreferredAccountType('eip155'),
    kit.getApprovedCaipNetworkIds(),
    kit.getConnectMethodsOrder(),
    kit.getAccount('eip155').address,
    kit.getIsConnectedState(),
    kit.getChainId(),
    kit.getCaipNetworks('eip155').length,
    await kit.getProvider<Provider>('eip155')?.request({ method: 'eth_accounts' }),
    kit.getAccount()?.embeddedWalletInfo?.user.username,
    (await kit.getUniversalProvider())?.session?.namespaces.eip155?.accounts,
    (await kit.getUniversalProvider())?.session?.peer.metadata.name,
  ]
}

export const siweConfig = createSIWEConfig({
  getMessageParams: async () => ({ domain: 'app.example', uri: 'https://app.example', chains: [1, 137] }),
  createMessage: ({ address, ...args }: SIWECreateMessageArgs) => formatMessage(args, address),
  getNonce: async () => 'abcdefgh',
  getSession: async (): Promise<SIWESession> => ({ address: '0x', chainId: 1 }),
  verifyMessage: ({ message, signature }: SIWEVerifyMessageArgs) =>
    verifySignature({ address: '0x', message, signature, chainId: 'eip155:1', projectId: '' }),
  signOut: async () => true,
  onSignIn: (signedIn) => show(signedIn?.address),
  nonceRefetchIntervalMs: 300_000,
  sessionRefetchIntervalMs: 300_000,
})

/** A sign-in plug-in of an app's own. */
export const ownSIWX: SIWXConfig = {
  async createMessage(input: SIWXMessage.Input): Promise<SIWXMessage> {
    const data: SIWXMessage.Data = { ...input, domain: '', uri: '', version: '1', nonce: 'abcdefgh' }
    return { ...data, toString: () => '' }
  },
  async addSession(signed: SIWXSession) {
    show(signed.data.accountAddress)
  },
  revokeSession: async () => undefined,
  async setSessions(sessions: readonly SIWXSession[]) {
    show(sessions.length)
  },
  getSessions: async (): Promise<SIWXSession[]> => [],
}

export const defaultSIWX = new DefaultSIWX({
  messenger: new InformalMessenger({
    domain: '',
    uri: '',
    getNonce: async () => 'abcdefgh',
    expiration: 60_000,
  }),
  verifiers: [new EIP155Verifier(), new SolanaVerifier()],
  storage: new LocalStorage({ key: '@appkit/siwx' }),
})

export class OwnVerifier extends SIWXVerifier {
  override readonly chainNamespace = 'eip155'
  override async verify(session: SIWXSession) {
    return session.signature.length > 2
  }
}

export function resize() {
  const button = document.querySelector('appkit-button')
  if (button) button.size = 'sm'
  document.createElement('appkit-wallet-button').wallet = 'metamask'
}

export const withOwnVerifier = new DefaultSIWX({ verifiers: [new OwnVerifier()] })
