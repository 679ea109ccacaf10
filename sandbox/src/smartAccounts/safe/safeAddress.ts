import {
  type Address,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  padHex,
  zeroAddress,
} from 'viem'
import {
  multiSendAddress,
  safe4337ModuleAddress,
  safeAddress,
  safeModuleSetupAddress,
  safeProxyFactoryAddress,
} from '../../chains/smartAccounts/accountAddresses.ts'
import { safeProxyCreation } from '../../contracts/accountCode.ts'
import { safeAbi } from './safeAbis.ts'
import { encodeMultiSend, operationKinds } from './safeCalls.ts'

const saltNonce = 0n

/** Deploys the account of an owner: a Safe with one owner, whose only module takes user operations. */
export function encodeSafeDeployment(owner: Address): Hex {
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'createProxyWithNonce',
    args: [safeAddress, encodeSetUp(owner), saltNonce],
  })
}

/** Address of the account of an owner, on every chain, before it is deployed as well. */
export function computeSafeAddress(owner: Address): Address {
  const salt = keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(encodeSetUp(owner)), saltNonce]))
  return getContractAddress({
    opcode: 'CREATE2',
    from: safeProxyFactoryAddress,
    salt,
    bytecode: encodePacked(['bytes', 'bytes32'], [safeProxyCreation, padHex(safeAddress, { size: 32 })]),
  })
}

/** The way in which permissionless.js sets up a Safe, so that its accounts have the same addresses. */
function encodeSetUp(owner: Address): Hex {
  const enableModule = encodeFunctionData({
    abi: safeAbi,
    functionName: 'enableModules',
    args: [[safe4337ModuleAddress]],
  })
  const steps = encodeMultiSend([
    { to: safeModuleSetupAddress, value: 0n, data: enableModule, operation: operationKinds.delegateCall },
  ])
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [[owner], 1n, multiSendAddress, steps, safe4337ModuleAddress, zeroAddress, 0n, zeroAddress],
  })
}
