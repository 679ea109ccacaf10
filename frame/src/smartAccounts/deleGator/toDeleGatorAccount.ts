import type { Chain, Hex, LocalAccount, TypedDataDefinition } from 'viem'
import {
  entryPoint07Abi,
  type SmartAccount,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import { entryPointAddress, simpleFactoryAddress } from '../accountAddresses.ts'
import { decodeAccountCalls, encodeAccountCalls } from './accountCalls.ts'
import { computeDeleGatorAddress, encodeDeleGatorDeployment } from './deleGatorAddress.ts'

/** A DeleGator account as viem's account abstraction drives it. */
export type DeleGatorAccount = SmartAccount<SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>>

/** The owner's key, as far as the account needs it. */
export type AccountOwner = Pick<LocalAccount, 'address' | 'signMessage' | 'signTypedData'>

export interface ToDeleGatorAccountParameters {
  readonly client: SmartAccountImplementation['client'] & { readonly chain: Chain }
  readonly owner: AccountOwner
}

/** https://github.com/MetaMask/delegation-framework/blob/v1.3.0/src/DeleGatorCore.sol */
const operationTypes = {
  PackedUserOperation: [
    { type: 'address', name: 'sender' },
    { type: 'uint256', name: 'nonce' },
    { type: 'bytes', name: 'initCode' },
    { type: 'bytes', name: 'callData' },
    { type: 'bytes32', name: 'accountGasLimits' },
    { type: 'uint256', name: 'preVerificationGas' },
    { type: 'bytes32', name: 'gasFees' },
    { type: 'bytes', name: 'paymasterAndData' },
    { type: 'address', name: 'entryPoint' },
  ],
} as const

/** A signature that fails only when it is compared with the owner. */
const placeholder: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** Makes the smart account of an owner. It is deployed with its first operation. */
export function toDeleGatorAccount({
  client,
  owner,
}: ToDeleGatorAccountParameters): Promise<DeleGatorAccount> {
  const address = computeDeleGatorAddress(owner.address)
  const chainId = client.chain.id
  return toSmartAccount<SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>>({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPointAddress, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({
      factory: simpleFactoryAddress,
      factoryData: encodeDeleGatorDeployment(owner.address),
    }),
    encodeCalls: async (calls) =>
      encodeAccountCalls(calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))),
    async decodeCalls(callData) {
      const calls = decodeAccountCalls(callData)
      if (!calls) throw new Error('The call data are not calls of an account')
      return calls
    },
    getStubSignature: async () => placeholder,
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (typedData) => owner.signTypedData(typedData as TypedDataDefinition),
    signUserOperation(parameters) {
      const operation = toPackedUserOperation({ ...parameters, sender: address })
      return owner.signTypedData({
        domain: {
          name: 'HybridDeleGator',
          version: '1',
          chainId: parameters.chainId ?? chainId,
          verifyingContract: address,
        },
        types: operationTypes,
        primaryType: 'PackedUserOperation',
        message: { ...operation, entryPoint: entryPointAddress },
      })
    },
  })
}
