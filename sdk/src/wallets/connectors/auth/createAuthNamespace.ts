import type { LoginAccounts, LoginAccountType } from '../../../chains/namespaces/LoginAccounts.ts'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import { toAddressKey } from '../../../chains/namespaces/toAccountKey.ts'
import type { WalletProvider } from '../../../chains/namespaces/WalletProvider.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { logWarning } from '../../../foundation/logs/log.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { ConnectorEvents } from '../Connector.ts'
import { type EarlyWatch, watchEarly } from '../watchEarly.ts'
import type { AuthContext } from './AuthContext.ts'
import { askAccountType } from './askAccountType.ts'
import type { FrameNetwork } from './createFrameNetwork.ts'
import { createFrameWallet, type FrameWallet } from './createFrameWallet.ts'
import type { SmartNetworks } from './createSmartNetworks.ts'

/** Time limit for the frame to answer about the smart account, in ms. */
const answerLimit = 30_000

/** One family of the wallet in the frame. */
export interface AuthNamespace {
  readonly wallet: FrameWallet
  readonly provider: WalletProvider
  readonly early: EarlyWatch
  /** See `Connector.preferAccountType`. */
  preferAccountType(type: LoginAccountType, signal: AbortSignal): Promise<void>
  /** Passes reports on. Returns a function that stops it. */
  watch(events: ConnectorEvents): () => void
}

export interface AuthNamespaceParameters {
  readonly context: AuthContext
  readonly frame: SecureFrame
  readonly frameNetwork: FrameNetwork
  readonly smartNetworks: SmartNetworks
  readonly namespace: Namespace
  readonly network: CaipNetwork
  /** As the frame has listed them. Those of the connection count once there is one. */
  readonly loginAccounts: LoginAccounts
  getLeaving(): AbortSignal
  disconnect(): Promise<void>
}

/** Creates one family of the wallet in the frame, and watches it. */
export function createAuthNamespace({
  context,
  frame,
  frameNetwork,
  smartNetworks,
  namespace,
  network,
  loginAccounts,
  getLeaving,
  disconnect,
}: AuthNamespaceParameters): AuthNamespace {
  const { name } = namespace
  let listener: ConnectorEvents | undefined
  const getLoginAccounts = () => {
    const { status, loginAccounts: present } = context.getConnection(name)
    return status === 'connected' && present ? present : loginAccounts
  }
  const wallet = createFrameWallet({
    frame,
    namespace,
    frameNetwork,
    networkId: network.caipNetworkId,
    getLoginAccounts,
    getNetworkIds: () =>
      context.stores.networks
        .getState()
        .requested.filter(({ chainNamespace }) => chainNamespace === name)
        .map(({ caipNetworkId }) => caipNetworkId),
    getLeaving,
    accountsChanged: () => void learn(),
    disconnect,
  })
  const provider = namespace.pairing?.createProvider(wallet) as WalletProvider
  const early = watchEarly(namespace, provider, () =>
    namespace.readAccounts(provider, { ...network, caipNetworkId: wallet.getNetworkId() }),
  )

  /** Asks for what another network, or a transaction, may have changed. Never rejects. */
  async function learn(): Promise<void> {
    const smart = getLoginAccounts().accounts.find(({ type }) => type === 'smartAccount')
    const isDeployed = context.getConnection(name).embeddedWalletInfo?.isSmartAccountDeployed
    if (!smart || isDeployed) return
    const { signal } = wallet
    const caipNetworkId = wallet.getNetworkId()
    try {
      const listed = await smartNetworks.ask(name, signal)
      signal.throwIfAborted()
      smartNetworks.store()
      if (listed) listener?.loginAccountsKnown?.(name, { smartAccountEnabledNetworks: listed })
      if (!getLoginAccounts().smartAccountEnabledNetworks.includes(caipNetworkId)) return
      const options = { signal, timeoutMs: answerLimit }
      const reply = await frameNetwork.run({
        network: caipNetworkId,
        asksUser: false,
        signal,
        send: () => frame.ask((host) => host.initSmartAccount(options), signal),
      })
      const toKey = (address: string) => toAddressKey(caipNetworkId, address)
      // Some frames answer without saying anything.
      if (!reply || toKey(reply.address) !== toKey(smart.address)) return
      const deployment = { caipNetworkId, isDeployed: reply.isDeployed }
      listener?.loginAccountsKnown?.(name, { deployment })
    } catch (error) {
      if (!signal.aborted && !context.lifetime.aborted)
        logWarning(context, 'Whether the smart account is deployed is unknown.', error)
    }
  }

  return {
    wallet,
    provider,
    early,
    preferAccountType(type, signal) {
      const caipNetworkId = wallet.getNetworkId()
      const { accounts } = getLoginAccounts()
      return frameNetwork.runAlone({
        network: caipNetworkId,
        signal,
        send: () => askAccountType(frame, { type, accounts, caipNetworkId, signal }),
      })
    },
    watch(events) {
      listener = events
      const stop = early.attach({
        accountsChanged: (addresses) => events.accountsChanged(name, addresses),
        chainChanged(caipNetworkId) {
          if (caipNetworkId) events.chainChanged(name, caipNetworkId)
        },
        disconnect: () => events.disconnected([name]),
      })
      return () => {
        if (listener === events) listener = undefined
        stop()
      }
    },
  }
}
