import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { readList } from '../../readList.ts'
import type { SignInFields } from '../../SignInFields.ts'
import type { SignedText, Together } from '../../Together.ts'
import { toWalletFields } from '../../toWalletFields.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { isSignature } from '../isSignature.ts'
import { readChainId } from '../readChainId.ts'
import { readAddresses } from '../walletAccounts.ts'
import { wrapProvider } from '../wrapProvider.ts'

const method = 'wallet_connect'
/** Longest text that is read, in characters: those of the contract are shorter. */
const longestMessage = 20_000

/** Asks a wallet for its accounts and the first one's signature. https://eips.ethereum.org/EIPS/eip-7846 */
export const connectAndSign: Together<Eip1193Provider>['requestAccounts'] = async (provider, { fields }) => {
  const wallet = wrapProvider(provider)
  const capabilities = { signInWithEthereum: toCapability(fields) }
  const reply = await wallet.request(method, [{ version: '1', capabilities }])
  const { addresses, signed } = readReply(reply)
  if (!addresses?.length) throw createError(walletReplyInvalid, { context: { method } })
  const caipNetworkId = readChainId(await wallet.request('eth_chainId'))
  if (!caipNetworkId) throw createError(walletReplyInvalid, { context: { method: 'eth_chainId' } })
  return { shared: { addresses, caipNetworkId }, signed }
}

/** The message as the capability asks for it: without the account, which the wallet adds. */
function toCapability(fields: SignInFields) {
  const reference = Number(fields.chainId.slice(fields.chainId.indexOf(':') + 1))
  return { ...toWalletFields(fields), chainId: `0x${reference.toString(16)}` }
}

interface ReadReply {
  readonly addresses?: readonly string[] | undefined
  readonly signed?: SignedText | undefined
}

/** Reads each property of the reply once: its getters may throw, or return something else the next time. */
function readReply(reply: unknown): ReadReply {
  const read = ignoreErrors((): ReadReply => {
    const { accounts } = Object(reply) as { readonly accounts?: unknown }
    const list = readList(accounts)?.map((account) => {
      const { address, capabilities } = Object(account) as Readonly<Record<string, unknown>>
      return { address, capabilities }
    })
    const addresses = readAddresses(list?.map(({ address }) => address))
    const [address] = addresses ?? []
    return {
      addresses,
      signed: address === undefined ? undefined : readSigned(address, list?.[0]?.capabilities),
    }
  })
  return read ?? {}
}

/** A signature that is missing or no signature has not been given: the visitor is asked to sign as usual. */
function readSigned(address: string, capabilities: unknown): SignedText | undefined {
  return ignoreErrors(() => {
    const { signInWithEthereum } = Object(capabilities) as Readonly<Record<string, unknown>>
    const { message, signature } = Object(signInWithEthereum) as Readonly<Record<string, unknown>>
    if (typeof message !== 'string' || message.length > longestMessage || !isSignature(signature))
      return undefined
    return { address, message, signature }
  })
}
