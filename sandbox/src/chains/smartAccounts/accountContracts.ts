import { delegationManagerAddress, entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  numberToHex,
  stringToHex,
} from 'viem'
import {
  allowedCalldataCreation,
  allowedMethodsCreation,
  allowedTargetsCreation,
  delegationManagerCreation,
  entryPointCreation,
  erc20TransferAmountCreation,
  exactCalldataCreation,
  hybridDeleGatorCreation,
  limitedCallsCreation,
  nativeTransferAmountCreation,
  p256LibraryCreation,
  simpleFactoryCreation,
  timestampCreation,
  valueLteCreation,
  verifyingPaymasterCreation,
} from '../../contracts/accountCode.ts'
import { createSponsor } from '../createDevAccounts.ts'

/** Deploys code at an address that depends on salt and code only (CREATE2). Anvil has it from the start. */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Of the framework's contracts on public chains. */
const frameworkSalt = stringToHex('GATOR', { size: 32 })
const noSalt = numberToHex(0, { size: 32 })
const entryPointSalt: Hex = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

/** Owner of the manager on public chains, who can pause it. */
const frameworkOwner: Address = '0xB0403B32f54d0Bd752113f4009e8B534C6669f44'

/** A contract that is deployed by the deployer. */
export interface AccountContract {
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

const ofFramework = (creationCode: Hex, gas: bigint): AccountContract => ({
  salt: frameworkSalt,
  creationCode,
  gas,
})

/** The contracts of smart accounts. Each runs its constructor, because the larger ones keep values of it. */
export const accountContracts = {
  entryPoint: { salt: entryPointSalt, creationCode: entryPointCreation, gas: 5_000_000n },
  p256Library: { salt: noSalt, creationCode: p256LibraryCreation, gas: 1_000_000n },
  simpleFactory: ofFramework(simpleFactoryCreation, 400_000n),
  delegationManager: ofFramework(withAddresses(delegationManagerCreation, frameworkOwner), 4_000_000n),
  hybridDeleGator: ofFramework(
    withAddresses(hybridDeleGatorCreation, delegationManagerAddress, entryPointAddress),
    6_500_000n,
  ),
  allowedTargets: ofFramework(allowedTargetsCreation, 700_000n),
  allowedMethods: ofFramework(allowedMethodsCreation, 700_000n),
  allowedCalldata: ofFramework(allowedCalldataCreation, 700_000n),
  exactCalldata: ofFramework(exactCalldataCreation, 600_000n),
  valueLte: ofFramework(valueLteCreation, 600_000n),
  limitedCalls: ofFramework(limitedCallsCreation, 600_000n),
  timestamp: ofFramework(timestampCreation, 600_000n),
  erc20TransferAmount: ofFramework(erc20TransferAmountCreation, 800_000n),
  nativeTransferAmount: ofFramework(nativeTransferAmountCreation, 700_000n),
} as const satisfies Readonly<Record<string, AccountContract>>

/** Address at which the deployer places the contract. */
export function addressOf({ salt, creationCode }: AccountContract): Address {
  return getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt, bytecode: creationCode })
}

/**
 * The sponsor's paymaster, its first transaction on every chain: it belongs to the account that deploys it, so the
 * deployer cannot.
 */
export const paymasterAddress: Address = getContractAddress({ from: createSponsor().address, nonce: 0n })

export const paymasterCreation: Hex = withAddresses(
  verifyingPaymasterCreation,
  entryPointAddress,
  createSponsor().address,
)

/** Deposit of the sponsor at the entry point from the start, in the chain's coin. */
export const paymasterDeposit = 1_000n * 10n ** 18n
