import { pbkdf2Sync } from 'node:crypto'
import { type HDAccount, HDKey, hdKeyToAccount } from 'viem/accounts'

/** The development mnemonic of Foundry and Hardhat. Its keys are public: never fund them elsewhere. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** The mnemonic's seed. https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki */
export const masterSeed: Uint8Array = pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512')

/** Derived once: viem's `mnemonicToAccount` would stretch the mnemonic again for each account. */
const masterKey = HDKey.fromMasterSeed(masterSeed)

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
  return accountNames.map((name, addressIndex) => ({
    name,
    account: hdKeyToAccount(masterKey, { addressIndex }),
  }))
}

/** Derives the account that owns the seeded contracts and pays for purchases: the eleventh of the mnemonic. */
export function createTreasury(): HDAccount {
  return createServiceAccount(accountNames.length)
}

/** Derives the account that sends the bundler's transactions: the twelfth. */
export function createBundlerAccount(): HDAccount {
  return createServiceAccount(accountNames.length + 1)
}

/** Derives the account that owns the paymaster and signs for it: the thirteenth. */
export function createSponsor(): HDAccount {
  return createServiceAccount(accountNames.length + 2)
}

/** Accounts of the sandbox itself follow the ten. */
function createServiceAccount(addressIndex: number): HDAccount {
  return hdKeyToAccount(masterKey, { addressIndex })
}
