import { callNode, FrameRefusal, isSolana } from '@wallet-kit/frame'
import { numberToHex } from 'viem'
import { isPublicMethod } from '../../rpc/isPublicMethod.ts'
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

/** Answers a wallet request. The page has the user's approval for those that sign. @throws FrameRefusal */
export async function answerRequest(call: RpcCall): Promise<unknown> {
  const { state, chainId, method, params } = call
  const handle = Object.hasOwn(walletMethods, method) ? walletMethods[method] : undefined
  if (handle) return handle(call)
  // User operations are the page's, which asks the user, and the bundler's.
  if (!isPublicMethod(method) || method.includes('UserOperation'))
    throw new FrameRefusal(`${method} is not available.`, 501)
  return callNode(evmRpcUrl(state, evmChainOf(state, chainId)), method, params ?? [])
}
