import { type Address, concatHex, encodeAbiParameters, getContractAddress, type Hex, numberToHex } from 'viem'
import {
  entryPointCreation,
  multiSendCallOnlyCreation,
  multiSendCreation,
  safe4337ModuleCreation,
  safeCreation,
  safeModuleSetupCreation,
  safeProxyFactoryCreation,
  verifyingPaymasterCreation,
} from '../../contracts/accountCode.ts'
import { createSponsor } from '../createDevAccounts.ts'
import { entryPointAddress } from './accountAddresses.ts'

/** Deploys code at an address that depends on salt and code only (CREATE2). Anvil has it from the start. */
const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** The same code at the address that Safe's contracts are deployed from on public chains. */
export const safeSingletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'

const noSalt = numberToHex(0, { size: 32 })
const entryPointSalt: Hex = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

/** A contract that is deployed by one of the two deployers. */
export interface AccountContract {
  readonly deployer: Address
  readonly salt: Hex
  readonly creationCode: Hex
  readonly gas: bigint
}

const withAddresses = (code: Hex, ...addresses: readonly Address[]): Hex =>
  concatHex([
    code,
    encodeAbiParameters(
      addresses.map(() => ({ type: 'address' })),
      addresses,
    ),
  ])

/** The contracts of smart accounts. Each runs its constructor, because all but the factory keep values of it. */
export const accountContracts = {
  entryPoint: {
    deployer: create2Deployer,
    salt: entryPointSalt,
    creationCode: entryPointCreation,
    gas: 5_000_000n,
  },
  safe: { deployer: safeSingletonFactory, salt: noSalt, creationCode: safeCreation, gas: 6_500_000n },
  safeProxyFactory: {
    deployer: safeSingletonFactory,
    salt: noSalt,
    creationCode: safeProxyFactoryCreation,
    gas: 1_200_000n,
  },
  multiSend: { deployer: safeSingletonFactory, salt: noSalt, creationCode: multiSendCreation, gas: 500_000n },
  multiSendCallOnly: {
    deployer: safeSingletonFactory,
    salt: noSalt,
    creationCode: multiSendCallOnlyCreation,
    gas: 400_000n,
  },
  safeModuleSetup: {
    deployer: create2Deployer,
    salt: noSalt,
    creationCode: safeModuleSetupCreation,
    gas: 500_000n,
  },
  safe4337Module: {
    deployer: create2Deployer,
    salt: noSalt,
    creationCode: withAddresses(safe4337ModuleCreation, entryPointAddress),
    gas: 3_000_000n,
  },
} as const satisfies Readonly<Record<string, AccountContract>>

/** Address at which the deployer places the contract. */
export function addressOf({ deployer, salt, creationCode }: AccountContract): Address {
  return getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode: creationCode })
}

/**
 * The sponsor's paymaster, its first transaction on every chain: it belongs to the account that deploys it, so neither of
 * the deployers can.
 */
export const paymasterAddress: Address = getContractAddress({ from: createSponsor().address, nonce: 0n })

export const paymasterCreation: Hex = withAddresses(
  verifyingPaymasterCreation,
  entryPointAddress,
  createSponsor().address,
)

/** Deposit of the sponsor at the entry point from the start, in the chain's coin. */
export const paymasterDeposit = 1_000n * 10n ** 18n
