import { base64urlnopad } from '@scure/base'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { joinChallenges, type PartyChallenges } from './joinChallenges.ts'
import type { AssertionResponse, RegistrationResponse } from './PasskeyResponse.ts'

/** The page that passkeys are made for. */
export interface PasskeySite {
  /** Host of the page, or a parent domain of it that no stranger has pages on. */
  readonly rpId: string
  /** Origins of the frame's page. */
  readonly origins: readonly string[]
  /** Pages that may embed the frame. */
  readonly topOrigins: readonly string[]
}

/** A passkey as a party keeps it. */
export interface PasskeyCredential {
  readonly id: string
  /** COSE key, as base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** ES256, EdDSA, RS256 (COSE). */
const passkeyAlgorithms = [-7, -8, -257]

const base64url = /^[\w-]{1,1400}$/

/** @returns `undefined` for a response that is not of this site, challenge and a verified visitor */
export async function verifyRegistration(parameters: {
  readonly site: PasskeySite
  readonly challenges: PartyChallenges
  readonly response: RegistrationResponse
}): Promise<PasskeyCredential | undefined> {
  const { site, challenges, response } = parameters
  const { id, clientDataJSON, attestationObject } = response
  if (!base64url.test(id)) return undefined
  const verified = await refused(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: await joinChallenges(challenges),
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  const credential = verified?.registrationInfo?.credential
  if (!verified?.verified || credential?.id !== id) return undefined
  return { id, publicKey: base64urlnopad.encode(credential.publicKey), counter: credential.counter }
}

/** @returns the new counter; `undefined` for a response that is not of this passkey, site, challenge and a verified visitor */
export async function verifyAssertion(parameters: {
  readonly site: PasskeySite
  readonly challenges: PartyChallenges
  readonly response: AssertionResponse
  readonly credential: PasskeyCredential
}): Promise<number | undefined> {
  const { site, challenges, response, credential } = parameters
  const { id, clientDataJSON, authenticatorData, signature } = response
  if (id !== credential.id) return undefined
  const verified = await refused(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: await joinChallenges(challenges),
      expectedOrigin: [...site.origins],
      expectedTopOrigin: [...site.topOrigins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: Uint8Array.from(base64urlnopad.decode(credential.publicKey)),
        counter: credential.counter,
      },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The library throws for every response that it does not accept; it reads nothing from elsewhere. */
const refused = <Result>(verified: Promise<Result>) => verified.catch(() => undefined)

/** Mistakes of a configuration; empty when the RP id is that of all origins. */
export function problemsOfSite({ rpId, origins }: Pick<PasskeySite, 'rpId' | 'origins'>): readonly string[] {
  return origins.flatMap((origin) => {
    const { hostname } = new URL(origin)
    const isOwn = hostname === rpId || (rpId.includes('.') && hostname.endsWith(`.${rpId}`))
    return isOwn ? [] : [`passkeys.rpId: ${rpId} is not the domain of ${origin}`]
  })
}
