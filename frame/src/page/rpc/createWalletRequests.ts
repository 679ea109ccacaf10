import { describeRequest } from '../approval/describeRequest.ts'
import type { FrameParts } from '../FrameParts.ts'
import { answerRequest } from '../signing/answerRequest.ts'
import type { WalletCall } from '../signing/WalletCall.ts'
import { askBundler, isBundlerMethod } from './askBundler.ts'
import { createSmartAccountRequests } from './createSmartAccountRequests.ts'
import { readAccounts } from './readAccounts.ts'
import type { PreparedRequest } from './SmartAccountRequest.ts'

/** Wallet requests of the user's accounts. */
export interface WalletRequests {
  /** Answers a request that signs nothing. @throws an Error with a message for the user */
  answer(call: WalletCall): Promise<unknown>
  /** @throws an Error with a message for the user, where the request cannot be carried out */
  prepare(call: WalletCall): Promise<PreparedRequest>
}

export function createWalletRequests(parts: FrameParts): WalletRequests {
  const { api, account, config, hostOrigin, readTexts } = parts
  const smartAccountRequests = createSmartAccountRequests(parts)
  const answerWithKey = (call: WalletCall) => answerRequest({ ...call, api, account, config })

  return {
    async answer(call) {
      const { method, params, chainId } = call
      if (isBundlerMethod(method)) return askBundler(parts, chainId, method, params)
      if (method !== 'wallet_getCallsStatus') return answerWithKey(call)
      return (await smartAccountRequests.getStatus(params)) ?? answerWithKey(call)
    },
    async prepare(call) {
      const { method, params, chainId } = call
      const send = () => answerWithKey(call)
      const accounts = await readAccounts(api, { method, params, chainId })
      if (accounts) return smartAccountRequests.prepare({ method, params, chainId, accounts, send })
      if (method.endsWith('Permissions')) throw new Error('No permissions can be given on this network.')
      const texts = await readTexts()
      return { approval: describeRequest({ method, params, chainId, config, hostOrigin, texts }), send }
    },
  }
}
