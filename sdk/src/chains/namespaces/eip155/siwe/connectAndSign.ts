import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { readList } from '../../readList.ts'
import type { SignedText, TogetherReply, TogetherRequest } from '../../Together.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import type { EvmWalletAccess } from './EvmWalletAccess.ts'

const method = 'wallet_connect'
/** Longest text that is read, in characters: those of the contract are shorter. */
const longestMessage = 20_000

/** Asks a wallet for its accounts and the first one's signature. https://eips.ethereum.org/EIPS/eip-7846 */
export async function connectAndSign(
  { wrapProvider, readAddresses, readChainId, isSignature }: EvmWalletAccess,
  provider: Eip1193Provider,
  { chainId, fields }: TogetherRequest,
): Promise<TogetherReply> {
  const wallet = wrapProvider(provider)
  const reference = Number(chainId.slice(chainId.indexOf(':') + 1))
  const capabilities = { signInWithEthereum: { ...fields, chainId: `0x${reference.toString(16)}` } }
  const reply = await wallet.request(method, [{ version: '1', capabilities }])
  const { addresses, signed } = readReply(reply, { readAddresses, isSignature })
  if (!addresses?.length) throw createError(walletReplyInvalid, { context: { method } })
  const caipNetworkId = readChainId(await wallet.request('eth_chainId'))
  if (!caipNetworkId) throw createError(walletReplyInvalid, { context: { method: 'eth_chainId' } })
  return { shared: { addresses, caipNetworkId }, signed }
}

interface ReadReply {
  readonly addresses?: readonly string[] | undefined
  readonly signed?: SignedText | undefined
}

/** Reads each property of the reply once: its getters may throw, or return something else the next time. */
function readReply(
  reply: unknown,
  { readAddresses, isSignature }: Pick<EvmWalletAccess, 'readAddresses' | 'isSignature'>,
): ReadReply {
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
      signed: address === undefined ? undefined : readSigned(address, list?.[0]?.capabilities, isSignature),
    }
  })
  return read ?? {}
}

/** A signature that is missing or no signature has not been given: the visitor is asked to sign as usual. */
function readSigned(
  address: string,
  capabilities: unknown,
  isSignature: EvmWalletAccess['isSignature'],
): SignedText | undefined {
  return ignoreErrors(() => {
    const { signInWithEthereum } = Object(capabilities) as Readonly<Record<string, unknown>>
    const { message, signature } = Object(signInWithEthereum) as Readonly<Record<string, unknown>>
    if (typeof message !== 'string' || message.length > longestMessage || !isSignature(signature))
      return undefined
    return { address, message, signature }
  })
}
