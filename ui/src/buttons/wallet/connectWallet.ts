import { openingErrors } from '@wallet-kit/clients/errors/opening'
import type { CaipNetworkId, ChainNamespace } from '@wallet-kit/sdk'
import { WalletKitError } from '@wallet-kit/sdk/errors'
import type { ReactAppKit } from '../../instance/ReactAppKit.ts'
import { type OpenWalletViewParameters, openWalletView } from './openWalletView.ts'

/** The account that a wallet has connected, in AppKit's shape. */
export interface ConnectedWallet {
  readonly address: string
  readonly chainNamespace: ChainNamespace
  /** Reference of the network's CAIP-2 id. */
  readonly chainId: string
}

/**
 * Opens the modal at one wallet, and waits until a wallet has connected: the visitor may pick another one.
 *
 * @throws WalletKitError why the last attempt has failed, else `CONNECT_ABORTED`, when the modal is closed without one
 */
export async function connectWallet(
  kit: ReactAppKit,
  parameters: OpenWalletViewParameters,
): Promise<ConnectedWallet> {
  const { connection, modal } = kit.stores
  const before = connection.getState()
  await openWalletView(kit, parameters)
  return new Promise((resolve, reject) => {
    const stops = [connection.subscribe(check), modal.subscribe(check)]
    // A failed attempt is forgotten when the modal is closed.
    let failure: WalletKitError | undefined
    function check(): void {
      const connected = findConnected(
        before.namespaces,
        connection.getState().namespaces,
        parameters.namespace,
      )
      const { attempt } = connection.getState()
      if (attempt.status === 'asking') failure = undefined
      if (attempt.status === 'failed' && attempt !== before.attempt) failure = attempt.error
      if (!connected && (kit.isOpen() || attempt.status === 'asking')) return
      for (const stop of stops) stop()
      if (connected) resolve(connected)
      else reject(failure ?? new WalletKitError('CONNECT_ABORTED', openingErrors.CONNECT_ABORTED))
    }
    check()
  })
}

type Namespaces = ReturnType<ReactAppKit['stores']['connection']['getState']>['namespaces']

/** A connection that was not there before, of any namespace where none is asked for. */
function findConnected(
  before: Namespaces,
  present: Namespaces,
  wanted: ChainNamespace | undefined,
): ConnectedWallet | undefined {
  for (const chainNamespace of Object.keys(present) as ChainNamespace[]) {
    const state = present[chainNamespace]
    const isWanted = wanted === undefined || wanted === chainNamespace
    if (!isWanted || state?.status !== 'connected' || before[chainNamespace] === state) continue
    return { address: state.address, chainNamespace, chainId: toReference(state.caipNetworkId) }
  }
  return undefined
}

function toReference(id: CaipNetworkId): string {
  return id.slice(id.indexOf(':') + 1)
}
