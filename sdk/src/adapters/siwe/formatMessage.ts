import { createFieldError } from '../../chains/namespaces/eip155/createFieldError.ts'
import { formatSignInMessage } from '../../chains/namespaces/eip155/signInMessage.ts'
import { addRecapSentence } from '../../signIn/siwx/recaps.ts'
import type { SIWECreateMessageArgs } from '../../signIn/siwx/SIWEConfig.ts'

/**
 * The EIP-4361 message of the fields that `createMessage` of `siweConfig` receives. Its statement describes a ReCap among
 * the resources (ERC-5573).
 * https://eips.ethereum.org/EIPS/eip-4361
 *
 * @param address a plain address, or `did:pkh:{CAIP-10 account}`
 * @throws viem's `SiweInvalidMessageFieldError` for fields that EIP-4361 does not allow, `InvalidAddressError`
 * @example
 * createMessage: ({ address, ...args }) => formatMessage(args, address)
 */
export function formatMessage(args: Omit<SIWECreateMessageArgs, 'address'>, address: string): string {
  const { domain, uri, version, chainId, nonce, statement, resources, requestId, iat, exp, nbf } = args
  const formatted = formatSignInMessage({
    accountAddress: address.slice(address.lastIndexOf(':') + 1),
    chainId: `eip155:${chainId}`,
    domain,
    uri,
    version,
    nonce,
    statement: addRecapSentence({ statement, resources }),
    resources,
    requestId,
    issuedAt: iat,
    expirationTime: exp,
    notBefore: nbf,
  })
  if (formatted.ok) return formatted.text
  throw createFieldError(formatted.wrong)
}
