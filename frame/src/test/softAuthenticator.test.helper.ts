import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { AssertionResponse, RegistrationResponse } from '../passkeys/PasskeyResponse.ts'

/** Deviations of a hostile page or authenticator. */
export interface Deviation {
  readonly origin?: string
  readonly topOrigin?: string
  readonly rpId?: string
  readonly type?: string
  /** Whether the visitor is verified, by PIN or biometry. */
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

export interface SoftAuthenticator {
  readonly id: string
  register(challenge: string, deviation?: Deviation): RegistrationResponse
  /** Counts its uses, unless it is told a counter. */
  assert(challenge: string, deviation?: Deviation): AssertionResponse
}

interface CreateSoftAuthenticatorParameters {
  readonly rpId: string
  readonly origin: string
  readonly id?: string
}

/** A passkey in memory, with ES256 and attestation `none` (WebAuthn Level 3, 6.5 and 8.7). */
export function createSoftAuthenticator(site: CreateSoftAuthenticatorParameters): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = site.id === undefined ? randomBytes(32) : Buffer.from(site.id, 'base64url')
  const id = credentialId.toString('base64url')
  let count = 0

  const clientData = (type: string, challenge: string, deviation: Deviation) => {
    const { topOrigin } = deviation
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? site.origin,
        crossOrigin: topOrigin !== undefined,
        ...(topOrigin === undefined ? {} : { topOrigin }),
      }),
    )
  }
  const authenticatorData = (deviation: Deviation, attested: Buffer) => {
    count = deviation.counter ?? count + 1
    const { isVerified = true } = deviation
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(deviation.rpId ?? site.rpId), Buffer.from([flags]), counter, attested])
  }

  return {
    id,
    register(challenge, deviation = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData(deviation, attested))],
      ])
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      }
    },
    assert(challenge, deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(deviation, Buffer.alloc(0))
      const signed = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      const { userHandle } = deviation
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** EC2 key of ES256 (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** Head of a CBOR item (RFC 8949), for lengths below 65,536. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
