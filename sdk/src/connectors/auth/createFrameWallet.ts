import type { RpcRequest } from '@wallet-kit/clients/frame/types'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createLateError } from '../../errors/createLateError.ts'
import { toDisplayName } from '../../format/toDisplayName.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import { createProviderError } from '../../namespaces/createProviderError.ts'
import { isUserRejection } from '../../namespaces/isUserRejection.ts'
import type { Namespace } from '../../namespaces/Namespace.ts'
import type { RemoteWallet } from '../../namespaces/RemoteWallet.ts'
import type { CaipAddress, CaipNetworkId } from '../../networks/Caip.ts'
import { callListeners } from '../../platform/callListeners.ts'

/** Of the frame, in characters. */
const longestMessage = 200

type Change = Parameters<Parameters<RemoteWallet['subscribe']>[0]>[0]

/** One family of the wallet in the frame. */
export interface FrameWallet extends RemoteWallet {
  setAddresses(addresses: readonly string[]): void
  end(): void
}

export interface FrameWalletParameters {
  readonly frame: SecureFrame
  readonly namespace: Pick<Namespace, 'name' | 'frame'>
  readonly addresses: readonly string[]
  readonly networkId: CaipNetworkId
  /** Networks of the family that the host app offers. */
  getNetworkIds(): readonly CaipNetworkId[]
  /** Has the frame be on a network before it gets a request. */
  move(id: CaipNetworkId): Promise<void>
  disconnect(): Promise<void>
}

/** The wallet in the secure frame, which is on one network at a time, whatever family that is of. */
export function createFrameWallet({
  frame,
  namespace,
  addresses: given,
  networkId: first,
  getNetworkIds,
  move,
  disconnect,
}: FrameWalletParameters): FrameWallet {
  const listeners = new Set<(change: Change) => void>()
  const announce = (change: Change) => callListeners(listeners, change)
  let addresses = given
  let networkId = first
  return {
    name: toDisplayName('Secure wallet'),
    icon: undefined,
    getAccounts: () =>
      getNetworkIds().flatMap((id) => addresses.map((address): CaipAddress => `${id}:${address}`)),
    getNetworkIds,
    getNetworkId: () => networkId,
    setNetworkId(id) {
      if (id === networkId) return
      networkId = id
      announce('network')
      // The next request moves it, where this fails.
      move(id).catch(() => undefined)
    },
    async request({ method, params, caipNetworkId = networkId }) {
      await move(caipNetworkId)
      const translated = namespace.frame?.toRequest({ method, params }) ?? { method, params }
      const { params: sent } = translated
      const request = { method, ...(sent !== undefined && { params: sent }) } as RpcRequest
      const reply = await frame.ask(async (host) => {
        try {
          return await host.rpcRequest(request)
        } catch (error) {
          throw toRpcError(error, method)
        }
      })
      return namespace.frame ? namespace.frame.readReply(method, reply) : reply
    },
    disconnect,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setAddresses(next) {
      if (next.join() === addresses.join()) return
      addresses = next
      announce('accounts')
    },
    end: () => announce('end'),
  }
}

/** Converts what the frame has refused into what apps expect of a wallet. https://eips.ethereum.org/EIPS/eip-1193 */
function toRpcError(error: unknown, method: string): unknown {
  if (isChannelError(error, 'invalid-request'))
    return createLateError('WALLET_METHOD_UNSUPPORTED', { context: { method }, cause: error })
  if (!isChannelError(error, 'refused')) return error
  // The frame gives a message alone.
  const message = toDisplayName(error.message, longestMessage)
  return createProviderError(isUserRejection({ message }) ? 4001 : -32_000, message)
}
