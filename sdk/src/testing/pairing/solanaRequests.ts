import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder } from '@solana/codecs'
import type { WalletAccount } from '@wallet-standard/base'
import type { RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import { createWalletError } from '../createWalletError.ts'
import type { ScriptedSolanaWallet } from '../ScriptedSolanaWallet.ts'

/** Methods of a phone wallet on Solana networks. */
export const solanaMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

interface SolanaParameters {
  /** In base58. */
  readonly message?: string
  readonly pubkey?: string
  /** In base64. */
  readonly transaction?: string
  readonly transactions?: readonly string[]
  readonly sendOptions?: object
}

/** Runs a request of a session in the scripted wallet, which speaks Wallet Standard. */
export async function requestSolana(
  scripted: ScriptedSolanaWallet | undefined,
  { method, params }: RequestArguments,
): Promise<unknown> {
  if (!scripted || !solanaMethods.includes(method)) {
    throw createWalletError(4200, `The wallet does not have ${method}.`)
  }
  const { features } = scripted.wallet
  const {
    message = '',
    pubkey,
    transaction = '',
    transactions = [],
    sendOptions,
  } = params as SolanaParameters
  const account = findAccount(scripted, pubkey)

  async function sign(encoded: string) {
    const input = { account, transaction: fromBase64(encoded) }
    const [output] = await features['solana:signTransaction'].signTransaction(input)
    const signed = output?.signedTransaction ?? new Uint8Array()
    // The first of the signatures, after their number, is the fee payer's.
    return { signature: toBase58(signed.slice(1, 65)), transaction: toBase64(signed) }
  }

  switch (method) {
    case 'solana_signMessage': {
      const input = { account, message: fromBase58(message) }
      const [output] = await features['solana:signMessage'].signMessage(input)
      return { signature: toBase58(output?.signature ?? new Uint8Array()) }
    }
    case 'solana_signTransaction':
      return sign(transaction)
    case 'solana_signAllTransactions':
      return { transactions: (await Promise.all(transactions.map(sign))).map((signed) => signed.transaction) }
    default: {
      const [chain = 'solana:mainnet'] = scripted.wallet.chains
      const [output] = await features['solana:signAndSendTransaction'].signAndSendTransaction({
        account,
        chain,
        transaction: fromBase64(transaction),
        ...(sendOptions && { options: sendOptions }),
      })
      return { signature: toBase58(output?.signature ?? new Uint8Array()) }
    }
  }
}

function findAccount({ wallet }: ScriptedSolanaWallet, pubkey: string | undefined): WalletAccount {
  const account = wallet.accounts.find(({ address }) => pubkey === undefined || address === pubkey)
  if (!account) throw createWalletError(4100, 'The account has not been authorized.')
  return account
}

const fromBase58 = (text: string) => new Uint8Array(getBase58Encoder().encode(text))
const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const fromBase64 = (text: string) => new Uint8Array(getBase64Encoder().encode(text))
const toBase64 = (bytes: Uint8Array) => getBase64Decoder().decode(bytes)
