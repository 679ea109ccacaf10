import { getBase58Decoder } from '@solana/codecs'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { Wallet } from '@wallet-standard/base'
import { createError } from '../../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { readList } from '../../readList.ts'
import type { SignedText, Together } from '../../Together.ts'
import { callFeature } from '../callFeature.ts'
import { connectWallet } from '../connectWallet.ts'
import { copyBytes } from '../copyBytes.ts'
import { readAddresses } from '../readAddresses.ts'

export const signInFeature = 'solana:signIn'
/** Longest text that is read, in bytes: those of the contract are shorter. */
const longestMessage = 20_000

/**
 * Asks a wallet for its accounts and a signature (Sign-In With Solana). A wallet that has signed and does not list the
 * account is asked to connect.
 */
export const signInWithWallet: Together<Wallet>['requestAccounts'] = async (
  wallet,
  { network, chainId, fields },
) => {
  // Named as in the kit's own messages.
  const input: SolanaSignInInput = { ...fields, chainId: chainId.slice(chainId.indexOf(':') + 1) }
  const outputs = await callFeature(wallet, signInFeature, 'signIn', input)
  const { address, signed } = readOutput(outputs)
  const shown = readAddresses(ignoreErrors(() => wallet.accounts))
  const isListed = shown.length > 0 && (address === undefined || shown.includes(address))
  const addresses = isListed ? shown : await connectWallet(wallet)
  if (addresses.length === 0) throw createError(walletReplyInvalid, { context: { method: signInFeature } })
  return { shared: { addresses, caipNetworkId: network.caipNetworkId }, signed }
}

/**
 * Reads each property of the output once. A signature that is missing or no signature has not been given: the visitor is
 * asked to sign as usual.
 */
function readOutput(outputs: unknown): { readonly address?: string; readonly signed?: SignedText } {
  const read = ignoreErrors(() => {
    const [output] = readList(outputs) ?? []
    const { account, signedMessage, signature } = Object(output) as Readonly<Record<string, unknown>>
    const [address] = readAddresses([account])
    if (address === undefined) return {}
    const [text, bytes] = [copyBytes(signedMessage), copyBytes(signature)]
    if (!text || text.length > longestMessage || bytes?.length !== 64) return { address }
    const message = ignoreErrors(() =>
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text),
    )
    if (message === undefined) return { address }
    return { address, signed: { address, message, signature: getBase58Decoder().decode(bytes) } }
  })
  return read ?? {}
}
