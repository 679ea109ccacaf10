import { base64urlnopad } from '@scure/base'
import { FrameError } from '../errors/FrameError.ts'
import { SealError } from './SealError.ts'

export interface CreateSealerParameters {
  /** Whose secrets they are: what one party sealed, the other cannot open, even with the same secret. */
  readonly party: 'service' | 'keeper'
  /** Secrets of that party, the newest first: it seals, and all open. At least 32 random characters each. */
  readonly secrets: readonly string[]
}

/** Encrypts values for a row of a database, with AES-256-GCM under a key of the party's secret. */
export interface Sealer {
  /** @param context place of the value (account, set, generation): it opens only there */
  seal(bytes: Uint8Array, context: readonly string[]): Promise<string>
  /** @throws SealError `SEAL_BROKEN` or `SEAL_UNKNOWN` */
  open(sealed: string, context: readonly string[]): Promise<Uint8Array>
  /** Whether the newest secret sealed it. */
  isCurrent(sealed: string): Promise<boolean>
}

interface SealKey {
  /** 8 bytes as base64url, which say nothing about the secret. */
  readonly id: string
  readonly key: CryptoKey
}

/**
 * Derives a key from each secret by HKDF. A sealed text is `v1.<key id>.<iv>.<ciphertext>`.
 *
 * @throws FrameError `FRAME_CONFIGURATION_INVALID` when a secret is missing or short
 */
export function createSealer({ party, secrets }: CreateSealerParameters): Sealer {
  const problems = problemsOf(secrets)
  if (problems.length > 0) {
    throw new FrameError('FRAME_CONFIGURATION_INVALID', { context: { problems: problems.join('; ') } })
  }
  const keys = Promise.all(secrets.map((secret) => deriveKey(secret, party)))

  async function newest(): Promise<SealKey> {
    const [first] = await keys
    if (!first) throw new SealError('SEAL_UNKNOWN')
    return first
  }

  return {
    async seal(bytes, context) {
      const { id, key } = await newest()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt(cipher(iv, context), key, Uint8Array.from(bytes))
      return ['v1', id, base64urlnopad.encode(iv), base64urlnopad.encode(new Uint8Array(sealed))].join('.')
    },
    async open(sealed, context) {
      const [version, id, iv = '', text = ''] = sealed.split('.')
      const known = (await keys).find((key) => key.id === id)
      if (version !== 'v1' || !known) throw new SealError('SEAL_UNKNOWN')
      try {
        const bytes = Uint8Array.from(base64urlnopad.decode(text))
        const parameters = cipher(Uint8Array.from(base64urlnopad.decode(iv)), context)
        return new Uint8Array(await crypto.subtle.decrypt(parameters, known.key, bytes))
      } catch (cause) {
        throw new SealError('SEAL_BROKEN', { cause })
      }
    },
    isCurrent: async (sealed) => sealed.startsWith(`v1.${(await newest()).id}.`),
  }
}

function problemsOf(secrets: readonly string[]): readonly string[] {
  if (secrets.length === 0) return ['secrets: at least one is needed']
  return secrets.flatMap((secret, index) =>
    secret.length >= 32 ? [] : [`secrets.${index}: at least 32 random characters are needed`],
  )
}

async function deriveKey(secret: string, party: string): Promise<SealKey> {
  const material = await crypto.subtle.importKey('raw', toBytes(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: toBytes(`wallet-kit frame ${party} ${purpose}`),
  })
  const [id, key] = await Promise.all([
    crypto.subtle.deriveBits(from('id'), material, 64),
    crypto.subtle.deriveKey(from('seal'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ])
  return { id: base64urlnopad.encode(new Uint8Array(id)), key }
}

const toBytes = (text: string) => new TextEncoder().encode(text)

const cipher = (iv: Uint8Array<ArrayBuffer>, context: readonly string[]) => ({
  name: 'AES-GCM',
  iv,
  // As JSON, so that no other split of the same letters is the same context.
  additionalData: toBytes(JSON.stringify(context)),
})
