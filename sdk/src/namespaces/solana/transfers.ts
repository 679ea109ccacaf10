import { isAddress } from '@solana/web3.js'
import { isWalletKitError } from '../../errors/isWalletKitError.ts'
import type { TransferRequest, Transfers } from '../Transfers.ts'
import { isTransferAltered } from './actions/isTransferAltered.ts'
import { simulateSolanaTransfer } from './actions/simulateSolanaTransfer.ts'
import { estimateSolanaTransfer, sendSolanaTransfer } from './actions/solanaTransfers.ts'
import { waitForSolanaTransaction } from './actions/waitForSolanaTransaction.ts'
import { readPaymentUri } from './readPaymentUri.ts'
import type { SolanaTransferParameters } from './SolanaTransferParameters.ts'

/** Transfers of SOL and of tokens of SPL Token and Token-2022. */
export const transfers: Transfers = {
  failureToast: 'sendFailedTryAgain',
  isAddress: (text) => isAddress(text),
  estimate: (kit, request) => estimateSolanaTransfer(kit, toParameters(request)),
  simulate: (kit, request) => simulateSolanaTransfer(kit, toParameters(request)),
  send: (kit, request) => sendSolanaTransfer(kit, toParameters(request)),
  async wait(kit, { id: signature, signal = kit._internal.lifetime, caipNetworkId }) {
    try {
      await waitForSolanaTransaction(kit, { signature, signal, caipNetworkId })
      const isAltered = await isTransferAltered(kit, { signature, signal, caipNetworkId })
      return isAltered ? 'altered' : 'confirmed'
    } catch (error) {
      if (isWalletKitError(error, 'TRANSACTION_FAILED')) return 'failed'
      throw error
    }
  },
  // https://docs.solanapay.com/spec
  toPaymentUri: (address) => `solana:${address}`,
  readPaymentUri,
}

function toParameters({ recipient, amount, token: mint }: TransferRequest): SolanaTransferParameters {
  return { recipient, amount, mint }
}
