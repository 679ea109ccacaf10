import { createPrivateKey, createPublicKey } from 'node:crypto'
import { type Address, address, getBase58Decoder } from '@solana/kit'
import { accountNames, masterSeed } from '../chains/createDevAccounts.ts'
import { deriveEd25519Seed } from './deriveEd25519Seed.ts'

/** A development account on Solana. Its key is public knowledge: never fund it elsewhere. */
export interface SolanaAccount {
  readonly name: string
  /** Base58 of the public key. */
  readonly address: Address
  /** 64 bytes, the private seed followed by the public key, as in the Solana CLI's keypair files. */
  readonly secretKey: Uint8Array
  /** The secret key as wallets import it. */
  readonly secretKeyBase58: string
}

/**
 * Derives the ten named accounts from the development mnemonic, at m/44'/501'/n'/0' as Phantom and most other
 * Solana wallets do.
 */
export function createSolanaAccounts(): readonly SolanaAccount[] {
  return accountNames.map(deriveAccount)
}

/** Derives the account that funds airdrops, the eleventh of the mnemonic. */
export function createFaucetAccount(): SolanaAccount {
  return deriveAccount('Faucet', accountNames.length)
}

function deriveAccount(name: string, index: number): SolanaAccount {
  const seed = deriveEd25519Seed(masterSeed, [44, 501, index, 0])
  const publicKey = publicKeyOf(seed)
  const secretKey = new Uint8Array([...seed, ...publicKey])
  const base58 = getBase58Decoder()
  return {
    name,
    address: address(base58.decode(publicKey)),
    secretKey,
    secretKeyBase58: base58.decode(secretKey),
  }
}

/** DER of an ed25519 private key up to the seed itself. https://www.rfc-editor.org/rfc/rfc8410#section-7 */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicKeyLength = 32

function publicKeyOf(seed: Uint8Array): Uint8Array {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-publicKeyLength)
}
