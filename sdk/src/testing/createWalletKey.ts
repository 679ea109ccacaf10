import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { KnownKey } from './ScriptedWallet.ts'

/** An account of a scripted wallet. */
export interface WalletKey {
  readonly address: Hex
  signer(): PrivateKeyAccount
}

/**
 * Reads a private key. Deriving an address takes a page that has just loaded some 25 ms: where the address is given
 * beside the key, this waits for the first signature.
 */
export function createWalletKey(given: Hex | KnownKey): WalletKey {
  let signer: PrivateKeyAccount | undefined
  if (typeof given === 'string') {
    const derived = privateKeyToAccount(given)
    return { address: derived.address, signer: () => derived }
  }
  const { privateKey, address } = given
  return {
    address,
    signer() {
      signer ??= privateKeyToAccount(privateKey)
      if (signer.address !== address) throw new TypeError(`The private key is not that of ${address}.`)
      return signer
    },
  }
}
