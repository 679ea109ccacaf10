import { address, isAddress } from '@solana/addresses'
import { rpcReplyInvalid, sendInputInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { lookLimit, type TransferRequest, type Transfers } from '../Transfers.ts'
import { askSolanaWallet } from './actions/askSolanaWallet.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { isTransferAltered } from './actions/isTransferAltered.ts'
import { simulateSolanaTransfer } from './actions/simulateSolanaTransfer.ts'
import { waitForSolanaTransaction } from './actions/waitForSolanaTransaction.ts'
import { readAccountData } from './readAccountData.ts'
import { readPaymentUri } from './readPaymentUri.ts'
import type { SolanaTransferParameters } from './SolanaTransferParameters.ts'
import { estimateTransfer, sendTransfer } from './sendTransfer.ts'
import { readMint } from './tokenData.ts'
import { readTokenSources, sumTokenSources } from './tokenSources.ts'
import { toTransferQuestion } from './toTransferQuestion.ts'

/** Transfers of SOL and of tokens of SPL Token and Token-2022. */
export const transfers: Transfers = {
  failureToast: 'sendFailedTryAgain',
  isAddress: (text) => isAddress(text),
  estimate: (kit, request) =>
    askSolanaWallet(kit, (wallet, signal) =>
      estimateTransfer(kit._internal, { wallet, parameters: toParameters(request) }, signal),
    ),
  simulate: (kit, request) => simulateSolanaTransfer(kit, toParameters(request)),
  async send(kit, request) {
    const parameters = toParameters(request)
    const id = await askSolanaWallet(
      kit,
      (wallet, signal) => sendTransfer(kit._internal, { wallet, parameters }, signal),
      toTransferQuestion(parameters),
    )
    return { id, isBundle: false }
  },
  async wait(
    kit,
    { sent: { id: signature }, signal = kit._internal.lifetime, caipNetworkId, request, sender, isLate },
  ) {
    try {
      const late = isLate && ({ timeoutMs: lookLimit, searchesHistory: true } as const)
      await waitForSolanaTransaction(kit, { signature, signal, caipNetworkId, ...late })
      const recorded = { ...toParameters(request), sender }
      const isAltered = await isTransferAltered(kit, { signature, recorded, signal, caipNetworkId })
      return { status: isAltered ? 'altered' : 'confirmed' }
    } catch (error) {
      if (isWalletKitError(error, 'TRANSACTION_FAILED')) return { status: 'failed' }
      throw error
    }
  },
  readSendable: (kit, mint) =>
    askSolanaWallet(kit, async (wallet, signal) => {
      if (!isAddress(mint)) throw createError(sendInputInvalid)
      const client = await getNodeClient(kit._internal, wallet.network)
      return sumTokenSources(await readTokenSources(client, { owner: address(wallet.address), mint }, signal))
    }),
  async readDecimals({ _internal: context }, mint, network) {
    const client = await getNodeClient(context, network)
    const [account] = await readAccountData(client, [address(mint)], context.lifetime)
    const facts = readMint(account, undefined)
    if (!facts) throw createError(rpcReplyInvalid, { context: { method: 'getMultipleAccounts' } })
    return facts.decimals
  },
  // https://docs.solanapay.com/spec
  toPaymentUri: (account) => `solana:${account}`,
  readPaymentUri,
}

function toParameters({ recipient, amount, token: mint }: TransferRequest): SolanaTransferParameters {
  return { recipient, amount, mint }
}
