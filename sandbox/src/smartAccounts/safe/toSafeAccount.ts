import { type Chain, encodePacked, type Hex, hashMessage, hashTypedData, type LocalAccount } from 'viem'
import {
  entryPoint07Abi,
  getInitCode,
  type SmartAccount,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import {
  entryPointAddress,
  safe4337ModuleAddress,
  safeProxyFactoryAddress,
} from '../../chains/smartAccounts/accountAddresses.ts'
import { computeSafeAddress, encodeSafeDeployment } from './safeAddress.ts'
import { decodeSafeCalls, encodeSafeCalls } from './safeCalls.ts'

/** A Safe with its 4337 module as viem's account abstraction drives it. */
export type SafeAccount = SmartAccount<SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>>

export interface ToSafeAccountParameters {
  readonly client: SmartAccountImplementation['client'] & { readonly chain: Chain }
  readonly owner: LocalAccount
}

/** https://github.com/safe-global/safe-modules/blob/main/modules/4337/contracts/Safe4337Module.sol */
const safeOperationTypes = {
  SafeOp: [
    { type: 'address', name: 'safe' },
    { type: 'uint256', name: 'nonce' },
    { type: 'bytes', name: 'initCode' },
    { type: 'bytes', name: 'callData' },
    { type: 'uint128', name: 'verificationGasLimit' },
    { type: 'uint128', name: 'callGasLimit' },
    { type: 'uint256', name: 'preVerificationGas' },
    { type: 'uint128', name: 'maxPriorityFeePerGas' },
    { type: 'uint128', name: 'maxFeePerGas' },
    { type: 'bytes', name: 'paymasterAndData' },
    { type: 'uint48', name: 'validAfter' },
    { type: 'uint48', name: 'validUntil' },
    { type: 'address', name: 'entryPoint' },
  ],
} as const
const safeMessageTypes = { SafeMessage: [{ type: 'bytes', name: 'message' }] } as const

/** A signature that fails only when it is compared with the owner. */
const placeholder: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** Makes the smart account of an owner. It is deployed with its first operation. */
export function toSafeAccount({ client, owner }: ToSafeAccountParameters): Promise<SafeAccount> {
  const address = computeSafeAddress(owner.address)
  const chainId = client.chain.id
  const signHash = (hash: Hex) =>
    owner.signTypedData({
      domain: { chainId, verifyingContract: address },
      types: safeMessageTypes,
      primaryType: 'SafeMessage',
      message: { message: hash },
    })
  return toSmartAccount<SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>>({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPointAddress, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({
      factory: safeProxyFactoryAddress,
      factoryData: encodeSafeDeployment(owner.address),
    }),
    encodeCalls: async (calls) =>
      encodeSafeCalls(calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))),
    async decodeCalls(callData) {
      const calls = decodeSafeCalls(callData)
      if (!calls) throw new Error('The call data are not calls of a Safe')
      return calls
    },
    getStubSignature: async () => withoutTimes(placeholder),
    signMessage: ({ message }) => signHash(hashMessage(message)),
    signTypedData: (typedData) => signHash(hashTypedData(typedData as Parameters<typeof hashTypedData>[0])),
    async signUserOperation(parameters) {
      const operation = { ...parameters, sender: address }
      const signature = await owner.signTypedData({
        domain: { chainId: parameters.chainId ?? chainId, verifyingContract: safe4337ModuleAddress },
        types: safeOperationTypes,
        primaryType: 'SafeOp',
        message: {
          safe: address,
          nonce: operation.nonce,
          initCode: getInitCode(operation),
          callData: operation.callData,
          verificationGasLimit: operation.verificationGasLimit,
          callGasLimit: operation.callGasLimit,
          preVerificationGas: operation.preVerificationGas,
          maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
          maxFeePerGas: operation.maxFeePerGas,
          paymasterAndData: toPackedUserOperation(operation).paymasterAndData,
          validAfter: 0,
          validUntil: 0,
          entryPoint: entryPointAddress,
        },
      })
      return withoutTimes(signature)
    },
  })
}

/** The module expects the times of validity before a signature: none. */
function withoutTimes(signature: Hex): Hex {
  return encodePacked(['uint48', 'uint48', 'bytes'], [0, 0, signature])
}
