import { toAccountKey } from '../../../chains/namespaces/toAccountKey.ts'
import type { CaipAddress, CaipNetworkId } from '../../../chains/networks/Caip.ts'
import { isCaipNetworkId } from '../../../chains/networks/isCaipNetworkId.ts'
import type { OfferedSignIn, SignedTogether } from '../Connector.ts'
import type { PairingSession } from './createCodes.ts'
import type { PairingClient } from './loadPairingClient.ts'

type Authentication = NonNullable<Parameters<PairingClient['connect']>[0]['authentication']>[number]
type FormatParameters = Parameters<PairingClient['client']['formatAuthMessage']>[0]

/** Life of the proposal, in s: that of proposals without a message. */
const proposalLife = 300
/** A signature is 65 bytes, that of a contract (ERC-1271) longer. In hexadecimal digits. */
const longestSignature = 20_000

/** The offer as the protocol carries it beside a proposal. https://chainagnostic.org/CAIPs/caip-222 */
export function toAuthentication({ fields, caipNetworkIds }: OfferedSignIn): Authentication {
  const { domain, uri, nonce, statement, requestId, resources, expirationTime, notBefore } = fields
  return {
    ttl: proposalLife,
    chains: [...caipNetworkIds],
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
 * Signatures of the wallet together with its approval: the first CACAO (CAIP-74) of each approved account on an offered
 * network. They are not trusted yet: their text is compared with the fields before use.
 *
 * @param accounts that the wallet has approved
 */
export function readSigned(
  client: PairingClient,
  session: PairingSession,
  offered: OfferedSignIn,
  accounts: readonly CaipAddress[],
): readonly SignedTogether[] {
  const { authentication } = session as { readonly authentication?: unknown }
  const cacaos: readonly unknown[] = Array.isArray(authentication) ? authentication : []
  const due = new Set(accounts.map(toKey))
  const read: SignedTogether[] = []
  for (const cacao of cacaos) {
    if (due.size === 0) break
    const signed = readCacao(client, cacao, offered)
    if (signed && due.delete(toAccountKey(signed.caipNetworkId, signed.address))) read.push(signed)
  }
  return read
}

function toKey(account: CaipAddress): string {
  const end = account.lastIndexOf(':')
  return toAccountKey(account.slice(0, end) as CaipNetworkId, account.slice(end + 1))
}

function readCacao(
  client: PairingClient,
  cacao: unknown,
  { fields, caipNetworkIds }: OfferedSignIn,
): SignedTogether | undefined {
  try {
    const { p: payload, s } = cacao as {
      readonly p: FormatParameters['request'] & { readonly iss: string }
      readonly s: { readonly s: unknown }
    }
    const account = readIssuer(payload.iss)
    const { s: signature } = s
    if (!account || !caipNetworkIds.includes(account.caipNetworkId)) return undefined
    if (typeof signature !== 'string' || signature.length > longestSignature) return undefined
    const message = client.client.formatAuthMessage({ request: payload, iss: payload.iss })
    // The time of issue is the wallet's.
    const { issuedAt: _, ...others } = fields
    const asked = { ...others, chainId: account.caipNetworkId }
    return { ...account, fields: asked, message, signature, cacao: cacao as object }
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
