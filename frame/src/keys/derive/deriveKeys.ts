import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as SolanaHDKey } from 'micro-key-producer/slip10.js'
import { publicKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import type { Addresses } from './Addresses.ts'

/** Private keys of one account, which `wipe` overwrites. */
export interface DerivedKeys {
  readonly addresses: Addresses
  /** 32 bytes of secp256k1, at m/44'/60'/0'/0/0 of BIP-44. */
  readonly eip155: Uint8Array
  /** 32 bytes of ed25519, at m/44'/501'/0'/0' of SLIP-0010. */
  readonly solana: Uint8Array
  /** 32 bytes of secp256k1, at m/44'/60'/1'/0/0: wallets that take the phrase do not show it beside the first account. */
  readonly accountOwner: Uint8Array
  wipe(): void
}

const hardened = 0x80000000
const eip155Path = [44 + hardened, 60 + hardened, hardened, 0, 0]
const accountOwnerPath = [44 + hardened, 60 + hardened, 1 + hardened, 0, 0]
const solanaPath = [44 + hardened, 501 + hardened, hardened, hardened]

/** Derives the keys of both families of chains from 16 to 32 bytes of BIP-39 entropy. Leaves the entropy as it is. */
export async function deriveKeys(entropy: Uint8Array): Promise<DerivedKeys> {
  const seed = await toSeed(entropyToMnemonic(entropy, wordlist))
  try {
    const eip155 = deriveEip155(seed, eip155Path)
    const accountOwner = deriveEip155(seed, accountOwnerPath)
    const solana = deriveSolana(seed)
    return {
      addresses: {
        eip155: addressOf(eip155),
        solana: base58.encode(ed25519.getPublicKey(solana)),
        accountOwner: addressOf(accountOwner),
      },
      eip155,
      solana,
      accountOwner,
      wipe() {
        eip155.fill(0)
        solana.fill(0)
        accountOwner.fill(0)
      },
    }
  } finally {
    seed.fill(0)
  }
}

/**
 * The seed of BIP-39 without a passphrase, by the platform's PBKDF2: ten times quicker than in JavaScript. English words
 * are the same in every normal form of Unicode.
 */
async function toSeed(mnemonic: string): Promise<Uint8Array> {
  const password = new TextEncoder().encode(mnemonic)
  const salt = new TextEncoder().encode('mnemonic')
  try {
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 }
    return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 512))
  } finally {
    password.fill(0)
  }
}

const addressOf = (key: Uint8Array) => publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(key, false)))

/** Step by step, so that every key on the way can be overwritten. */
function deriveEip155(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = HDKey.fromMasterSeed(seed)
  for (const index of path) {
    const child = node.deriveChild(index)
    node.wipePrivateData()
    node = child
  }
  const key = node.privateKey?.slice()
  node.wipePrivateData()
  if (!key) throw new Error('A key that was derived from a seed has a private part')
  return key
}

function deriveSolana(seed: Uint8Array): Uint8Array {
  let node = SolanaHDKey.fromMasterSeed(seed)
  for (const index of solanaPath) {
    const child = node.deriveChild(index)
    node.privateKey.fill(0)
    node.chainCode.fill(0)
    node = child
  }
  node.chainCode.fill(0)
  return node.privateKey
}
