import { pbkdf2Sync } from 'node:crypto'
import { bytesToHex } from 'viem'
import { type HDAccount, HDKey, privateKeyToAccount } from 'viem/accounts'

/** The development mnemonic of Foundry and Hardhat. Its keys are public: never fund them elsewhere. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** The mnemonic's seed. https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki */
export const masterSeed: Uint8Array = pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512')

/** BIP-44's external chain, derived once: viem would derive it again for each account. */
const externalChain = HDKey.fromMasterSeed(masterSeed).derive("m/44'/60'/0'/0")

export interface DevAccount {
  readonly name: string
  readonly account: HDAccount
}

/** Names of the accounts, in order; the same on EVM chains and on Solana. */
export const accountNames = [
  'Alice',
  'Bob',
  'Carol',
  'Dave',
  'Erin',
  'Frank',
  'Grace',
  'Heidi',
  'Ivan',
  'Judy',
] as const

/** Derives the ten development accounts (BIP-44, m/44'/60'/0'/0/n). */
export function createDevAccounts(): readonly DevAccount[] {
  return accountNames.map((name, addressIndex) => ({ name, account: deriveAccount(addressIndex) }))
}

/**
 * Derives the account that owns the seeded contracts and pays for purchases: the eleventh of the mnemonic. Accounts of
 * the sandbox itself follow the ten.
 */
export function createTreasury(): HDAccount {
  return deriveAccount(accountNames.length)
}

/** Derives the account that sends the bundler's transactions: the twelfth. */
export function createBundlerAccount(): HDAccount {
  return deriveAccount(accountNames.length + 1)
}

/** Derives the account that owns the paymaster and signs for it: the thirteenth. */
export function createSponsor(): HDAccount {
  return deriveAccount(accountNames.length + 2)
}

function deriveAccount(addressIndex: number): HDAccount {
  const key = externalChain.deriveChild(addressIndex)
  const account = privateKeyToAccount(bytesToHex(key.privateKey ?? new Uint8Array()))
  return { ...account, source: 'hd', getHdKey: () => key }
}
