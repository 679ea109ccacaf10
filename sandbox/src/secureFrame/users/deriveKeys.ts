import { createHmac } from 'node:crypto'
import { type Address, createKeyPairFromPrivateKeyBytes, getAddressFromPublicKey } from '@solana/kit'
import { toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A user's accounts. */
export interface UserKeys {
  readonly evm: PrivateKeyAccount
  /** Owner of the smart account. It signs nothing else, so no other signature of the user counts for the account. */
  readonly accountOwner: PrivateKeyAccount
  readonly solana: { readonly address: Address; readonly keyPair: CryptoKeyPair }
}

/** Derives a user's keys; the same seed and user give the same keys after each restart. */
export async function deriveKeys(seed: string, userId: string): Promise<UserKeys> {
  const keyFor = (purpose: string) =>
    new Uint8Array(createHmac('sha256', `secure-frame:${seed}`).update(`${purpose}:${userId}`).digest())
  const keyPair = await createKeyPairFromPrivateKeyBytes(keyFor('solana'))
  return {
    // 32 random bytes are a valid secp256k1 key in all but one of 2^128 cases.
    evm: privateKeyToAccount(toHex(keyFor('evm'))),
    accountOwner: privateKeyToAccount(toHex(keyFor('smart-account'))),
    solana: { address: await getAddressFromPublicKey(keyPair.publicKey), keyPair },
  }
}
