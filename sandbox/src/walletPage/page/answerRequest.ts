import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import type { WalletPageAccount, WalletPageChain, WalletPageConfig } from '../WalletPageConfig.ts'
import { addChain, changeChain } from './changeSessions.ts'
import { personalSign, sendTransaction, signTypedData } from './evmRequests.ts'
import {
  sendSolanaTransaction,
  signAllSolanaTransactions,
  signSolanaMessage,
  signSolanaTransaction,
} from './solanaRequests.ts'
import { chainsOf } from './supportedNamespaces.ts'
import { WalletRefusal } from './WalletRefusal.ts'

export interface AnswerRequestParameters {
  readonly wallet: IWalletKit
  readonly config: WalletPageConfig
  /** Base URL of the sandbox's services. */
  readonly base: string
  readonly account: WalletPageAccount
  readonly event: WalletKitTypes.SessionRequest
}

/** Executes an approved request. Throws the error that the app receives. */
export async function answerRequest(parameters: AnswerRequestParameters): Promise<unknown> {
  const { config, base, event } = parameters
  const { method, params } = event.params.request
  switch (method) {
    case 'personal_sign':
      return personalSign(config, params)
    case 'eth_signTypedData_v4':
      return signTypedData(config, params)
    case 'eth_sendTransaction':
      return sendTransaction(config, chainOf(config, event.params.chainId), params, base)
    case 'wallet_switchEthereumChain':
      return switchChain(parameters)
    case 'wallet_addEthereumChain':
      return addEthereumChain(parameters)
    case 'solana_signMessage':
      return signSolanaMessage(config, params)
    case 'solana_signTransaction':
      return signSolanaTransaction(config, params)
    case 'solana_signAllTransactions':
      return signAllSolanaTransactions(config, params)
    case 'solana_signAndSendTransaction':
      return sendSolanaTransaction(config, params, base)
    default:
      throw new WalletRefusal(4_200, `This wallet does not support ${method}.`)
  }
}

/** EIP-3326. */
async function switchChain({ wallet, config, event }: AnswerRequestParameters): Promise<null> {
  const chainId = requestedChainId(event)
  const session = sessionOf(wallet, event.topic)
  const isGranted = Object.values(session.namespaces).some((namespace) =>
    chainsOf(namespace).includes(`eip155:${chainId}`),
  )
  if (!isGranted)
    throw new WalletRefusal(4_902, `Unrecognized chain ID ${chainId}. Try adding the chain first.`)
  chainOf(config, `eip155:${chainId}`)
  await changeChain(wallet, session, chainId)
  return null
}

/** EIP-3085. The wallet grants further chains of the sandbox; it has no RPC for others. */
async function addEthereumChain(parameters: AnswerRequestParameters): Promise<null> {
  const { wallet, config, account, event } = parameters
  const { chainId } = chainOf(config, `eip155:${requestedChainId(event)}`)
  await addChain(wallet, sessionOf(wallet, event.topic), chainId, account)
  await changeChain(wallet, sessionOf(wallet, event.topic), chainId)
  return null
}

export function requestedChainId({ params }: WalletKitTypes.SessionRequest): number {
  const [{ chainId }] = params.request.params as [{ readonly chainId: string }]
  return Number(chainId)
}

function chainOf({ chains }: WalletPageConfig, caipNetworkId: string): WalletPageChain {
  const chain = chains.find(({ chainId }) => caipNetworkId === `eip155:${chainId}`)
  if (!chain) throw new WalletRefusal(-32_602, `This wallet has no chain ${caipNetworkId}.`)
  return chain
}

function sessionOf(wallet: IWalletKit, topic: string) {
  const session = wallet.getActiveSessions()[topic]
  if (!session) throw new WalletRefusal(4_900, 'The session has ended.')
  return session
}
