import type { Address } from '@solana/addresses'
import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder } from '@solana/codecs'
import type { SignatureBytes } from '@solana/keys'
import { getTransactionDecoder, getTransactionEncoder } from '@solana/transactions'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
  SolanaSignTransactionOutput,
} from '@solana/wallet-standard-features'
import { chainNotSupported, walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { RpcContractError } from '@wallet-kit/clients/runtime/rpc/RpcContractError'
import {
  requestSolanaSignAllTransactions,
  requestSolanaSignAndSendTransaction,
  requestSolanaSignMessage,
  requestSolanaSignTransaction,
} from '@wallet-kit/clients/solana/rpc'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { RemoteWallet } from '../../RemoteWallet.ts'
import { isUserRejection } from '../../walletErrors/isUserRejection.ts'
import { toStandardChain } from '../toStandardChain.ts'

type SigningFeatures = SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature

/** Wallet Standard's signing features, each as the request that paired wallets understand. */
export function createSigningFeatures(remote: RemoteWallet): SigningFeatures {
  const [toBase58, fromBase58] = [getBase58Decoder(), getBase58Encoder()]
  const [toBase64, fromBase64] = [getBase64Decoder(), getBase64Encoder()]

  /** The wallet on the network that a transaction is for, which need not be the present one. */
  function getRemoteOn(chain: string | undefined): Pick<RemoteWallet, 'request'> {
    if (chain === undefined) return remote
    const caipNetworkId = remote.getNetworkIds().find((id) => toStandardChain(id) === chain || id === chain)
    if (!caipNetworkId)
      throw createError(chainNotSupported, { context: redactContext({ caipNetworkId: chain }) })
    return { request: (args) => remote.request({ ...args, caipNetworkId }) }
  }

  /** Asks one question for all; nothing where the wallet cannot answer that one. */
  async function signAll(
    inputs: readonly SolanaSignTransactionInput[],
  ): Promise<readonly SolanaSignTransactionOutput[] | undefined> {
    const [first, second] = inputs
    const isUniform = inputs.every(
      ({ account, chain }) => account.address === first?.account.address && chain === first?.chain,
    )
    if (!first || !second || !isUniform) return undefined
    const on = getRemoteOn(first.chain)
    try {
      const { transactions } = await requestSolanaSignAllTransactions(on, {
        transactions: inputs.map(({ transaction }) => toBase64.decode(transaction)),
      })
      if (transactions.length !== inputs.length) {
        throw createError(walletReplyInvalid, { context: { method: 'solana_signAllTransactions' } })
      }
      return transactions.map((signed) => ({ signedTransaction: fromBase64.encode(signed) as Uint8Array }))
    } catch (error) {
      // The visitor's no is one, and what makes no sense is not asked for again.
      const isInvalid = error instanceof RpcContractError || isWalletKitError(error, 'WALLET_REPLY_INVALID')
      if (isInvalid || isUserRejection(error)) throw error
      return undefined
    }
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) =>
        inOrder(inputs, async ({ account, message }) => {
          const { signature } = await requestSolanaSignMessage(remote, {
            message: toBase58.decode(message),
            pubkey: account.address,
          })
          return { signedMessage: message, signature: fromBase58.encode(signature) as Uint8Array }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs) =>
        (await signAll(inputs)) ??
        inOrder(inputs, async ({ account, transaction, chain }) => {
          const reply = await requestSolanaSignTransaction(getRemoteOn(chain), {
            transaction: toBase64.decode(transaction),
            pubkey: account.address,
          })
          const signedTransaction =
            'transaction' in reply
              ? (fromBase64.encode(reply.transaction) as Uint8Array)
              : withSignature(transaction, account.address, fromBase58.encode(reply.signature))
          return { signedTransaction }
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: (...inputs) =>
        inOrder(inputs, async ({ account, transaction, chain, options }) => {
          const { signature } = await requestSolanaSignAndSendTransaction(getRemoteOn(chain), {
            transaction: toBase64.decode(transaction),
            pubkey: account.address,
            ...(options && {
              sendOptions: {
                preflightCommitment: options.preflightCommitment,
                skipPreflight: options.skipPreflight,
                maxRetries: options.maxRetries,
                minContextSlot: options.minContextSlot,
              },
            }),
          })
          return { signature: fromBase58.encode(signature) as Uint8Array }
        }),
    },
  }
}

/** One request after the other: a wallet shows one question at a time. */
async function inOrder<Input, Output>(
  inputs: readonly Input[],
  handle: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await handle(input))
  return outputs
}

/** Some wallets return the signature alone: it belongs in the transaction that was sent. */
function withSignature(wire: Uint8Array, signer: string, signature: Iterable<number>): Uint8Array {
  const transaction = getTransactionDecoder().decode(wire)
  const signatures = {
    ...transaction.signatures,
    [signer as Address]: Uint8Array.from(signature) as SignatureBytes,
  }
  return getTransactionEncoder().encode({ ...transaction, signatures }) as Uint8Array
}
