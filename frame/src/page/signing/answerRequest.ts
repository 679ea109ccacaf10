import { numberToHex } from 'viem'
import { isSolana } from '../isSolana.ts'
import { personalSign, sendTransaction, signTypedData } from './evmSigning.ts'
import { getCapabilities } from './getCapabilities.ts'
import { listAccounts } from './listAccounts.ts'
import { getCallsStatus, sendCalls } from './sendCalls.ts'
import {
  sendSolanaTransaction,
  signAllSolanaTransactions,
  signSolanaMessage,
  signSolanaTransaction,
} from './solanaSigning.ts'
import type { SigningCall } from './WalletCall.ts'

const walletMethods: Readonly<Record<string, (call: SigningCall) => unknown>> = {
  eth_accounts: listAccounts,
  eth_chainId: ({ chainId }) => (isSolana(chainId) ? chainId : numberToHex(chainId as number)),
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

/**
 * Answers a wallet request with the user's key; the user has approved those that sign. Others go to the network's node.
 *
 * @throws an Error with a message for the user
 */
export async function answerRequest(call: SigningCall): Promise<unknown> {
  const { api, chainId, method, params } = call
  const handle = Object.hasOwn(walletMethods, method) ? walletMethods[method] : undefined
  if (handle) return handle(call)
  return (await api.call<{ result: unknown }>('/rpc', { method, params, chainId })).result
}
