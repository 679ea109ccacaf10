import {
  type Address,
  getTypesForEIP712Domain,
  type Hex,
  type LocalAccount,
  serializeTypedData,
  type TypedDataDefinition,
  toHex,
} from 'viem'
import { toAccount } from 'viem/accounts'
import type { Api } from '../createApi.ts'

/** The user's key as viem's account; it signs on the frame's server, after the user's approval here. */
export function createOwner(api: Api, address: Address): LocalAccount {
  const sign = async (method: string, params: readonly unknown[]) =>
    (await api.call<{ result: Hex }>('/rpc', { method, params, chainId: 1 })).result
  return toAccount({
    address,
    signMessage: ({ message }) =>
      sign('personal_sign', [typeof message === 'string' ? toHex(message) : toHexData(message.raw), address]),
    signTypedData(typedData) {
      const definition = typedData as TypedDataDefinition
      const { domain = {}, types } = definition
      const complete = {
        ...definition,
        types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types },
      }
      return sign('eth_signTypedData_v4', [address, serializeTypedData(complete as never)])
    },
    async signTransaction() {
      throw new Error('The owner of a smart account sends no transactions of its own')
    },
  })
}

function toHexData(raw: Hex | Uint8Array): Hex {
  return typeof raw === 'string' ? raw : toHex(raw)
}
