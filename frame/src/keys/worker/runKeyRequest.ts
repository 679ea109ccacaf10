import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import type { Addresses } from '../derive/Addresses.ts'
import { type DerivedKeys, deriveKeys } from '../derive/deriveKeys.ts'
import { KeyError } from '../KeyError.ts'
import { joinShares, type SharePair } from '../shares/joinShares.ts'
import { splitKey } from '../shares/splitKey.ts'
import type { KeyOperation, KeyOperations, KeyRequest, NewKey, SignPayload } from './KeyRequest.ts'
import { signPayload } from './signPayload.ts'

type Returns = KeyOperations[KeyOperation]['returns']

/**
 * Runs one request inside the worker. Everything that held the key is overwritten before it returns, also after a failure:
 * the joined secret, the seed, private keys, and the two shares of the request.
 *
 * @throws KeyError
 */
export async function runKeyRequest(request: KeyRequest): Promise<Returns> {
  switch (request.operation) {
    case 'create':
      return newKey(crypto.getRandomValues(new Uint8Array(32)))
    case 'import':
      return newKey(toEntropy(request.mnemonic))
    case 'addresses':
      return withKeys(request.shares, async ({ keys }) => keys.addresses)
    case 'sign':
      return withKeys(request.shares, async ({ keys }) => {
        const { payload, address } = request
        return signPayload(keyOf(keys, payload, address), payload)
      })
    case 'split':
      return withKeys(request.shares, async ({ keys, secret }) => {
        requireAddresses(keys, request.addresses)
        return splitKey({ secret, into: request.into })
      })
    case 'export':
      return withKeys(request.shares, async ({ keys, secret }) => {
        requireAddresses(keys, request.addresses)
        return entropyToMnemonic(secret, wordlist)
      })
  }
}

async function newKey(secret: Uint8Array): Promise<NewKey> {
  try {
    const keys = await deriveKeys(secret)
    keys.wipe()
    return { addresses: keys.addresses, set: await splitKey({ secret }) }
  } finally {
    secret.fill(0)
  }
}

async function withKeys<Result>(
  shares: SharePair,
  use: (joined: { readonly secret: Uint8Array; readonly keys: DerivedKeys }) => Promise<Result>,
): Promise<Result> {
  let secret: Uint8Array | undefined
  let keys: DerivedKeys | undefined
  try {
    secret = await joinShares(shares)
    keys = await deriveKeys(secret)
    return await use({ secret, keys })
  } finally {
    keys?.wipe()
    secret?.fill(0)
    for (const { bytes } of shares) bytes.fill(0)
  }
}

/** The key of an address, if it signs this kind. Shares of another generation join to some key, too, which must never sign. */
function keyOf({ addresses, ...keys }: DerivedKeys, payload: SignPayload, address: string): Uint8Array {
  const names = payload.kind === 'solana' ? (['solana'] as const) : (['eip155', 'accountOwner'] as const)
  const name = names.find((each) => addresses[each] === address)
  if (name === undefined) throw new KeyError('KEY_WRONG')
  return keys[name]
}

function requireAddress(actual: string, expected: string): void {
  if (actual !== expected) throw new KeyError('KEY_WRONG')
}

function requireAddresses({ addresses }: DerivedKeys, expected: Addresses): void {
  requireAddress(addresses.eip155, expected.eip155)
  requireAddress(addresses.solana, expected.solana)
  requireAddress(addresses.accountOwner, expected.accountOwner)
}

function toEntropy(mnemonic: string): Uint8Array {
  try {
    return mnemonicToEntropy(mnemonic.trim().toLowerCase().split(/\s+/).join(' '), wordlist)
  } catch {
    // The cause may quote the words.
    throw new KeyError('MNEMONIC_INVALID')
  }
}
