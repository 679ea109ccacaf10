import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { concatHex, encodeFunctionData, numberToHex } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { NodeCall } from '../callNode.ts'
import { createBundlerAccount, createSponsor } from '../createDevAccounts.ts'
import type { SeedBlock, SeedTransaction } from '../seeding/SeedTransaction.ts'
import {
  accountContracts,
  create2Deployer,
  paymasterAddress,
  paymasterCreation,
  paymasterDeposit,
} from './accountContracts.ts'

/** Coins of the two accounts that serve smart accounts: they send, and pay in, for as long as the sandbox runs. */
const serviceBalance = numberToHex(10n ** 27n)

/** Everything that needs no block. */
export const accountContractsSetUp: readonly NodeCall[] = [
  { method: 'anvil_setBalance', params: [createBundlerAccount().address, serviceBalance] },
  { method: 'anvil_setBalance', params: [createSponsor().address, serviceBalance] },
]

/** Deploys the contracts of smart accounts at their addresses on public chains. */
const deployContracts: readonly SeedTransaction[] = Object.values(accountContracts).map(
  ({ salt, creationCode, gas }) => ({
    from: createBundlerAccount().address,
    to: create2Deployer,
    data: concatHex([salt, creationCode]),
    gas,
  }),
)

/** Deploys the sponsor's paymaster and pays in for it; the entry point must be there. */
const deployPaymaster: readonly SeedTransaction[] = [
  { from: createSponsor().address, data: paymasterCreation, gas: 2_000_000n },
  {
    from: createSponsor().address,
    to: entryPointAddress,
    data: encodeFunctionData({ abi: entryPoint07Abi, functionName: 'depositTo', args: [paymasterAddress] }),
    value: paymasterDeposit,
    gas: 100_000n,
  },
]

const daySeconds = 86_400

/** Two blocks before the seeded history. */
export const accountContractBlocks: readonly SeedBlock[] = [
  { secondsAgo: 190 * daySeconds, transactions: deployContracts },
  { secondsAgo: 189 * daySeconds, transactions: deployPaymaster },
]
