import type { SignInFields } from '../../namespaces/SignInFields.ts'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import { isCaipNetworkId } from '../../networks/isCaipNetworkId.ts'
import type { SignedTogether } from '../Connector.ts'
import type { PairingSession } from './createCodes.ts'
import type { PairingClient } from './loadPairingClient.ts'

type Authentication = NonNullable<Parameters<PairingClient['connect']>[0]['authentication']>[number]
type FormatParameters = Parameters<PairingClient['client']['formatAuthMessage']>[0]

/** Life of the proposal, in s: that of proposals without a message. */
const proposalLife = 300
/** A signature is 65 bytes, that of a contract (ERC-1271) longer. In hexadecimal digits. */
const longestSignature = 20_000

/** The fields as the protocol carries them beside a proposal. https://chainagnostic.org/CAIPs/caip-222 */
export function toAuthentication({ chainId, ...fields }: SignInFields): Authentication {
  const { domain, uri, nonce, statement, requestId, resources, expirationTime, notBefore } = fields
  return {
    ttl: proposalLife,
    chains: [chainId],
    domain,
    uri,
    nonce,
    ...(statement && { statement }),
    ...(requestId && { requestId }),
    ...(resources && { resources: [...resources] }),
    ...(expirationTime && { exp: expirationTime }),
    ...(notBefore && { nbf: notBefore }),
  }
}

/**
 * What the wallet has signed together with its approval: the first CACAO (CAIP-74) of the offered network. Nothing of it
 * is trusted yet; its text is compared with the fields before it is used.
 */
export function readSigned(
  client: PairingClient,
  session: PairingSession,
  fields: SignInFields,
): SignedTogether | undefined {
  const { authentication } = session as { readonly authentication?: unknown }
  const cacaos: readonly unknown[] = Array.isArray(authentication) ? authentication : []
  for (const cacao of cacaos) {
    const signed = readCacao(client, cacao, fields)
    if (signed?.caipNetworkId === fields.chainId) return signed
  }
  return undefined
}

function readCacao(client: PairingClient, cacao: unknown, fields: SignInFields): SignedTogether | undefined {
  try {
    const { p: payload, s } = cacao as {
      readonly p: FormatParameters['request'] & { readonly iss: string }
      readonly s: { readonly s: unknown }
    }
    const account = readIssuer(payload.iss)
    const { s: signature } = s
    if (!account || typeof signature !== 'string' || signature.length > longestSignature) return undefined
    const message = client.client.formatAuthMessage({ request: payload, iss: payload.iss })
    return { ...account, fields, message, signature, cacao: cacao as object }
  } catch {
    // Not of this shape: the visitor is asked to sign as usual.
    return undefined
  }
}

/** `did:pkh:` and a CAIP-10 account. */
function readIssuer(issuer: unknown): { address: string; caipNetworkId: CaipNetworkId } | undefined {
  const [, caipNetworkId, address] =
    (typeof issuer === 'string' && /^did:pkh:([^:]+:[^:]+):([^:]+)$/.exec(issuer)) || []
  return address && isCaipNetworkId(caipNetworkId) ? { address, caipNetworkId } : undefined
}
