import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import type { CaipNetworkId, ChainNamespace } from '../../../chains/networks/Caip.ts'
import { logWarning } from '../../../foundation/logs/log.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { AuthContext } from './AuthContext.ts'
import { readSmartNetworks, storeSmartNetworks } from './loginRecords.ts'

/** Networks on which users of logins have smart accounts. */
export interface SmartNetworks {
  /** Networks of a family, as the frame lists them; `undefined` without an answer. Asked once. Never rejects. */
  ask(
    namespace: ChainNamespace,
    signal: AbortSignal | undefined,
  ): Promise<readonly CaipNetworkId[] | undefined>
  /** Networks of the last visit, so that a reload asks nothing new. Without a list, the frame is asked for it. */
  restore: SmartNetworks['ask']
  /** Stores the list for the next visit, once the user is known. Without an answer, it has that of an earlier one, or none. */
  store(): void
  /** Another user may have others. */
  forget(): void
}

type Answer = { readonly chainIds: readonly number[] | undefined }

export function createSmartNetworks(context: AuthContext, frame: SecureFrame): SmartNetworks {
  const { storage } = context
  let asking: Promise<Answer> | undefined
  let last: Answer | undefined

  async function askFrame(signal: AbortSignal | undefined): Promise<Answer> {
    try {
      const reply = await frame.ask((host) => host.getSmartAccountEnabledNetworks({ signal }), signal)
      return { chainIds: reply.smartAccountEnabledNetworks }
    } catch (error) {
      asking = undefined
      if (!signal?.aborted) logWarning(context, 'The networks with smart accounts are unknown.', error)
      return { chainIds: undefined }
    }
  }

  /** The frame names networks by number, so families without numbers have none. */
  const hasSome = (namespace: ChainNamespace) => namespaceTraits[namespace]?.hasNumericIds === true
  const toIds = (namespace: ChainNamespace, chainIds: readonly number[] | undefined) =>
    chainIds?.map((id): CaipNetworkId => `${namespace}:${id}`)

  async function ask(namespace: ChainNamespace, signal: AbortSignal | undefined) {
    if (!hasSome(namespace)) return []
    asking ??= askFrame(signal)
    const answer = await asking
    last = answer
    return toIds(namespace, answer.chainIds)
  }

  return {
    ask,
    async restore(namespace, signal) {
      const stored = hasSome(namespace) ? readSmartNetworks(storage) : undefined
      return stored ? toIds(namespace, stored) : ask(namespace, signal)
    },
    store() {
      const chainIds = last?.chainIds ?? (last && !readSmartNetworks(storage) ? [] : undefined)
      if (chainIds) storeSmartNetworks(storage, chainIds)
    },
    forget() {
      asking = undefined
      last = undefined
    },
  }
}
