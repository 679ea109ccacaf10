import { base64urlnopad } from '@scure/base'
import type { AssertionResponse, RegistrationResponse } from '../../passkeys/PasskeyResponse.ts'

/** ES256, EdDSA, RS256 (COSE). */
const algorithms = [-7, -8, -257]

export interface CreatePasskeyParameters {
  /** Base64url. */
  readonly challenge: string
  readonly rpId: string
  /** Base64url of 16 bytes. */
  readonly userHandle: string
  /** Shown by the authenticator. */
  readonly userName: string
  /** Passkeys that the user has: their authenticators make no second one. */
  readonly exclude: readonly string[]
}

/**
 * Makes a passkey that logs in without a name and verifies its user (WebAuthn Level 3, 5.1.3).
 *
 * @throws an Error with a message for the user
 */
export async function createPasskey(parameters: CreatePasskeyParameters): Promise<RegistrationResponse> {
  const { challenge, rpId, userHandle, userName, exclude } = parameters
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: rpId },
        user: { id: bytesOf(userHandle), name: userName, displayName: userName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  }
}

/** The user has chosen no passkey, or has none here: browsers do not tell one from the other. */
export class PasskeyNotUsedError extends Error {
  override readonly name = 'PasskeyNotUsedError'

  constructor(cause?: unknown) {
    super('The passkey was not used. Try again.', { cause })
  }
}

/**
 * Signs with a passkey that the user chooses (WebAuthn Level 3, 5.1.4).
 *
 * @throws PasskeyNotUsedError, or an Error with a message for the user
 */
export async function signWithPasskey(parameters: {
  /** Base64url. */
  readonly challenge: string
  readonly rpId: string
}): Promise<AssertionResponse> {
  const { challenge, rpId } = parameters
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required' },
    }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    ...(userHandle && userHandle.byteLength > 0 && { userHandle: textOf(userHandle) }),
  }
}

async function ask(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await run().catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'InvalidStateError')
      throw new Error('This device has a passkey of your account already.', { cause })
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyNotUsedError(cause)
    throw new Error('This browser cannot use passkeys here.', { cause })
  })
  if (!credential) throw new PasskeyNotUsedError()
  return credential as PublicKeyCredential
}

const bytesOf = (text: string) => Uint8Array.from(base64urlnopad.decode(text))
const textOf = (bytes: ArrayBuffer) => base64urlnopad.encode(new Uint8Array(bytes))
