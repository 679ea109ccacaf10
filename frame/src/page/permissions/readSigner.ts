import { type Address, getAddress, isAddress, isHex } from 'viem'
import { toList } from '../smartAccount/readFields.ts'
import { publicKeyToAddress } from './publicKeyToAddress.ts'
import { readExactly } from './readExactly.ts'

/** Addresses that are nobody: to the manager of permissions the second one is anybody. */
const nobody = ['0x0000000000000000000000000000000000000000', '0x0000000000000000000000000000000000000a11']

/**
 * Address of whom a permission is for: an account, or a secp256k1 key.
 *
 * @throws an Error for other kinds of signers, and for several keys
 */
export function readSigner(signer: unknown): Address {
  const { type, data } = readExactly(signer, 'signer', ['type', 'data'])
  const address = getAddress(readDelegate(type, data))
  if (nobody.includes(address.toLowerCase())) throw new Error('The signer must be one account.')
  return address
}

function readDelegate(type: unknown, data: unknown): Address {
  if (type === 'account') {
    const { address } = readExactly(data, 'signer.data', ['address'])
    if (typeof address === 'string' && isAddress(address, { strict: false })) return address
    throw new Error('signer.data.address must be an address.')
  }
  if (type === 'key') return readKey(data, 'signer.data')
  if (type !== 'keys') throw new Error('The signer must be an account or a key.')
  const [key, ...others] = toList(readExactly(data, 'signer.data', ['keys']).keys, 'signer.data.keys')
  if (others.length > 0) throw new Error('Several keys cannot be enforced. Ask for one.')
  return readKey(key, 'signer.data.keys')
}

function readKey(key: unknown, name: string): Address {
  const { type, publicKey } = readExactly(key, name, ['type', 'publicKey'])
  if (type !== 'secp256k1') throw new Error(`${name}.type must be secp256k1.`)
  const address = isHex(publicKey) ? publicKeyToAddress(publicKey) : undefined
  if (address) return address
  throw new Error(`${name}.publicKey must be a public key of secp256k1, in hexadecimal.`)
}
