import {
  type Address,
  getTypesForEIP712Domain,
  type Hex,
  serializeTypedData,
  type TypedDataDefinition,
  toHex,
} from 'viem'
import type { AccountOwner } from '../../smartAccounts/deleGator/toDeleGatorAccount.ts'
import type { Api } from '../createApi.ts'

/** The owner of the smart account; its key signs on the frame's server, after the user's approval here. */
export function createOwner(api: Api, address: Address): AccountOwner {
  const sign = async (body: object) =>
    (await api.call<{ signature: Hex }>('/smart-account/sign', body)).signature
  return {
    address,
    signMessage: ({ message }) =>
      sign({ message: typeof message === 'string' ? toHex(message) : toHexData(message.raw) }),
    signTypedData(typedData) {
      const definition = typedData as TypedDataDefinition
      const { domain = {}, types } = definition
      const complete = {
        ...definition,
        types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types },
      }
      return sign({ typedData: serializeTypedData(complete as never) })
    },
  }
}

function toHexData(raw: Hex | Uint8Array): Hex {
  return typeof raw === 'string' ? raw : toHex(raw)
}
