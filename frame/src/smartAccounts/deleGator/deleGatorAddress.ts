import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
} from 'viem'
import { hybridDeleGatorAddress, simpleFactoryAddress } from '../accountAddresses.ts'
import { accountProxyCreation } from './accountProxyCode.ts'
import { deleGatorAbi, simpleFactoryAbi } from './deleGatorAbis.ts'

const salt = numberToHex(0, { size: 32 })

/** Deploys the account of an owner. */
export function encodeDeleGatorDeployment(owner: Address): Hex {
  return encodeFunctionData({
    abi: simpleFactoryAbi,
    functionName: 'deploy',
    args: [encodeCreation(owner), salt],
  })
}

/** Address of the account of an owner, on every chain, before it is deployed as well. */
export function computeDeleGatorAddress(owner: Address): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: simpleFactoryAddress,
    salt,
    bytecode: encodeCreation(owner),
  })
}

/** A proxy with one owner and no passkeys, as MetaMask's Smart Accounts Kit makes it: the address is the same. */
function encodeCreation(owner: Address): Hex {
  const initialize = encodeFunctionData({
    abi: deleGatorAbi,
    functionName: 'initialize',
    args: [owner, [], [], []],
  })
  return concatHex([
    accountProxyCreation,
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [hybridDeleGatorAddress, initialize]),
  ])
}
