import { frameRpcAborted, walletMethodUnsupported } from '@wallet-kit/clients/errors/constants'
import type { RpcRequest } from '@wallet-kit/clients/frame/types'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createProviderError } from '../../../chains/namespaces/createProviderError.ts'
import { getUsableAccounts, type LoginAccounts } from '../../../chains/namespaces/LoginAccounts.ts'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { RemoteWallet } from '../../../chains/namespaces/RemoteWallet.ts'
import { isUserRejection } from '../../../chains/namespaces/walletErrors/isUserRejection.ts'
import type { CaipAddress, CaipNetworkId } from '../../../chains/networks/Caip.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import { toDisplayName } from '../../../foundation/format/toDisplayName.ts'
import { callListeners } from '../../../foundation/platform/callListeners.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { FrameNetwork } from './createFrameNetwork.ts'

/** Of the frame, in characters. */
const longestMessage = 200

type Change = Parameters<Parameters<RemoteWallet['subscribe']>[0]>[0]

/** One family of the wallet in the frame. */
export interface FrameWallet extends RemoteWallet {
  /** Aborted when the login is over. */
  readonly signal: AbortSignal
  /** The login is over: what waits is ended, and nothing more is asked. */
  end(): void
}

export interface FrameWalletParameters {
  readonly frame: SecureFrame
  readonly namespace: Pick<Namespace, 'frame'>
  readonly frameNetwork: FrameNetwork
  readonly networkId: CaipNetworkId
  /** The user's accounts of the family. */
  getLoginAccounts(): LoginAccounts
  /** Networks of the family that the host app offers. */
  getNetworkIds(): readonly CaipNetworkId[]
  /** Aborts what waits for the user when they leave the frame's view. */
  getLeaving(): AbortSignal
  /** The frame is elsewhere, or its user may have deployed their smart account. */
  accountsChanged(): void
  disconnect(): Promise<void>
}

/** The wallet in the secure frame, as far as one family is concerned. */
export function createFrameWallet({
  frame,
  namespace,
  frameNetwork,
  networkId: first,
  getLoginAccounts,
  getNetworkIds,
  getLeaving,
  accountsChanged,
  disconnect,
}: FrameWalletParameters): FrameWallet {
  const listeners = new Set<(change: Change) => void>()
  const announce = (change: Change) => callListeners(listeners, change)
  const over = new AbortController()
  let networkId = first
  return {
    signal: over.signal,
    name: toDisplayName('Secure wallet'),
    icon: undefined,
    getAccounts: () =>
      over.signal.aborted
        ? []
        : getNetworkIds().flatMap((id) =>
            getUsableAccounts(getLoginAccounts(), id).map(({ address }): CaipAddress => `${id}:${address}`),
          ),
    getNetworkIds,
    getNetworkId: () => networkId,
    switchNetwork: (id) => frameNetwork.switchTo(id, over.signal),
    setNetworkId(id) {
      if (id === networkId) return
      networkId = id
      announce('network')
      accountsChanged()
    },
    async request({ method, params, caipNetworkId: network = networkId }) {
      const asksUser = namespace.frame?.asksUser(method) ?? true
      const signal = asksUser ? AbortSignal.any([over.signal, getLeaving()]) : over.signal
      const { params: sent } = namespace.frame?.toRequest?.({ method, params }) ?? { params }
      const request = { method, ...(sent !== undefined && { params: sent }) } as RpcRequest
      const send = () =>
        frame.ask(async (host) => {
          try {
            return await host.rpcRequest(request, { signal })
          } catch (error) {
            throw toRpcError(error, method)
          }
        }, signal)
      const reply = await frameNetwork.run({ network, asksUser, signal, send })
      if (namespace.frame?.smartAccounts?.mayDeploy(method)) accountsChanged()
      return namespace.frame?.readReply ? namespace.frame.readReply(method, reply) : reply
    },
    disconnect,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      over.abort(createProviderError(4900, 'The wallet has been disconnected'))
      announce('end')
    },
  }
}

/**
 * Converts refusals of the frame into the errors that apps expect of a wallet. https://eips.ethereum.org/EIPS/eip-1193
 */
function toRpcError(error: unknown, method: string): unknown {
  if (isChannelError(error, 'invalid-request'))
    return createError(walletMethodUnsupported, { context: redactContext({ method }), cause: error })
  if (!isChannelError(error, 'refused')) return error
  // The frame gives a message alone.
  const message = toDisplayName(error.message, longestMessage)
  const isTakenBack = message === createError(frameRpcAborted).message
  return createProviderError(isTakenBack || isUserRejection({ message }) ? 4001 : -32_000, message)
}
