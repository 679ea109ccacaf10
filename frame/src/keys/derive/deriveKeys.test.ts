import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeed } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as SolanaHDKey } from 'micro-key-producer/slip10.js'
import { bytesToHex, hexToBytes } from 'viem/utils'
import { expect, test } from 'vitest'
import { deriveKeys } from './deriveKeys.ts'

const addressesOf = async (mnemonic: string) =>
  (await deriveKeys(mnemonicToEntropy(mnemonic, wordlist))).addresses

test('addresses are those that other wallets show for the same phrase', async () => {
  // Of every development chain, and of the documentation of Solana's wallets.
  expect(await addressesOf('test test test test test test test test test test test junk')).toEqual({
    eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    accountOwner: '0x8C8d35429F74ec245F8Ef2f4Fd1e551cFF97d650',
  })
  expect(
    await addressesOf(
      'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    ),
  ).toEqual({
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    accountOwner: '0x78839F6054d7ed13918bAe0473BA31b1Ca9D7265',
  })
})

// Vectors of BIP-39, by the passphrase TREZOR, which accounts do not have: entropy, phrase, seed.
test.each([
  [
    '0x7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
    'legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth title',
    '0xbc09fca1804f7e69da93c2f2028eb238c227f2e9dda30cd63699232578480a4021b146ad717fbb7e451ce9eb835f43620bf5c514db0f8add49f5d121449d3e87',
  ],
  [
    '0xf585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f',
    'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
    '0x01f5bced59dec48e362f2c45b5de68b9fd6c92c6634f44d6d40aab69056506f0e35524a518034ddc1192e1dacd32c1ed3eaa3c3b131c88ed8e7e54c49a5d0998',
  ],
] as const)('BIP-39: %s', async (entropy, mnemonic, seed) => {
  expect(entropyToMnemonic(hexToBytes(entropy), wordlist)).toBe(mnemonic)
  expect(bytesToHex(await mnemonicToSeed(mnemonic, 'TREZOR'))).toBe(seed)
})

test('BIP-32: vector 1', () => {
  const node = HDKey.fromMasterSeed(hexToBytes('0x000102030405060708090a0b0c0d0e0f'))
  expect(node.derive("m/0'/1/2'/2/1000000000").privateExtendedKey).toBe(
    'xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76',
  )
})

test('SLIP-0010: vector 1 of ed25519', () => {
  const node = SolanaHDKey.fromMasterSeed(hexToBytes('0x000102030405060708090a0b0c0d0e0f'))
  const child = node.derive("m/0'/1'/2'/2'/1000000000'")
  expect(bytesToHex(child.privateKey)).toBe(
    '0x8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
  )
  expect(bytesToHex(child.publicKeyRaw)).toBe(
    '0x3c24da049451555d51a7014a37337aa4e12d41e485abccfa46b47dfb2af54b7a',
  )
})

test('the seed is the one of the library, whatever the length of the phrase', async () => {
  for (const bytes of [16, 20, 24, 28, 32]) {
    const entropy = crypto.getRandomValues(new Uint8Array(bytes))
    const seed = await mnemonicToSeed(entropyToMnemonic(entropy, wordlist))
    const { eip155, solana, accountOwner } = await deriveKeys(entropy)
    expect(eip155).toEqual(HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0/0").privateKey)
    expect(accountOwner).toEqual(HDKey.fromMasterSeed(seed).derive("m/44'/60'/1'/0/0").privateKey)
    expect(solana).toEqual(SolanaHDKey.fromMasterSeed(seed).derive("m/44'/501'/0'/0'").privateKey)
  }
})

test('keys are overwritten on demand', async () => {
  const keys = await deriveKeys(crypto.getRandomValues(new Uint8Array(32)))
  expect(base58.decode(keys.addresses.solana)).toHaveLength(32)
  keys.wipe()
  expect([...keys.eip155, ...keys.solana, ...keys.accountOwner].every((byte) => byte === 0)).toBe(true)
})
