import { numberToHex } from 'viem'
import { isPublicMethod } from '../../rpc/isPublicMethod.ts'
import type { FrameOperation, UserCall } from '../api/FrameCall.ts'
import { readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { isSolana, readChainId } from '../users/readChainId.ts'
import { callChain } from './callChain.ts'
import { evmChainOf, evmRpcUrl } from './evmChainOf.ts'
import { personalSign, sendTransaction, signTypedData } from './evmSigning.ts'
import { getCapabilities } from './getCapabilities.ts'
import { listAccounts } from './listAccounts.ts'
import type { RpcCall } from './RpcCall.ts'
import { getCallsStatus, sendCalls } from './sendCalls.ts'
import {
  sendSolanaTransaction,
  signAllSolanaTransactions,
  signSolanaMessage,
  signSolanaTransaction,
} from './solanaSigning.ts'

/** Wallet requests. The page has the user's approval for those that sign. */
export const rpcOperations: readonly FrameOperation[] = [{ path: '/rpc', access: 'user', handle: request }]

const walletMethods: Readonly<Record<string, (call: RpcCall) => unknown>> = {
  eth_accounts: listAccounts,
  eth_chainId: ({ chainId }) => (isSolana(chainId) ? chainId : numberToHex(chainId)),
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
  solana_signMessage: signSolanaMessage,
  solana_signTransaction: signSolanaTransaction,
  solana_signAllTransactions: signAllSolanaTransactions,
  solana_signAndSendTransaction: sendSolanaTransaction,
}

async function request({ state, body, session, user }: UserCall): Promise<{ readonly result: unknown }> {
  const method = readString(body, 'method')
  const chainId = body.chainId === undefined ? session.chainId : readChainId(body.chainId)
  const keys = await state.keysOf(user.id)
  const { preferredAccountType } = session
  const call: RpcCall = { state, user, keys, chainId, preferredAccountType, method, params: body.params }
  const handle = Object.hasOwn(walletMethods, method) ? walletMethods[method] : undefined
  if (handle) return { result: await handle(call) }
  // User operations are the page's, which asks the user, and the bundler's.
  if (!isPublicMethod(method) || method.includes('UserOperation'))
    throw new FrameRefusal(`${method} is not available.`, 501)
  const chain = evmChainOf(state, chainId)
  return { result: await callChain(evmRpcUrl(state, chain), method, body.params ?? []) }
}
