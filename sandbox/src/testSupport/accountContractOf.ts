import { type Address, concatHex, type Hex } from 'viem'

/**
 * Code of the smallest smart contract account: `isValidSignature(bytes32 hash, bytes signature)` recovers the signer
 * (ecrecover, precompile 1) and returns ERC-1271's magic value if it is the owner, else zero.
 */
export function accountContractOf(owner: Address): Hex {
  return concatHex([
    '0x600435600052', // memory[0x00] = hash
    '0x60a43560001a602052', // memory[0x20] = v, the signature's last byte
    '0x606435604052', // memory[0x40] = r
    '0x608435606052', // memory[0x60] = s
    '0x602060806080600060015afa50', // ecrecover(memory[0x00..0x80]) → memory[0x80]
    '0x60805173', // is that
    owner, // the owner?
    '0x14',
    '0x631626ba7e60e01b02', // times the magic value
    '0x60005260206000f3', // return
  ])
}
