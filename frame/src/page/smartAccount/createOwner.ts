import { type Address, type Hex, hexToBytes, type TypedDataDefinition } from 'viem'
import type { AccountOwner } from '../../smartAccounts/deleGator/toDeleGatorAccount.ts'
import type { Account, Status } from '../account/createAccount.ts'
import type { Api } from '../createApi.ts'

/** The owner of the smart account; its key signs in the worker, after the user's approval. */
export function createOwner(
  { api, account }: { readonly api: Api; readonly account: Account },
  address: Address,
): AccountOwner {
  const addresses = async () => {
    const { addresses } = await api.call<Status>('/status')
    if (!addresses) throw new Error('You are not logged in.')
    return addresses
  }
  return {
    address,
    async signMessage({ message }) {
      const content = typeof message === 'string' ? message : toBytes(message.raw)
      return account.sign(await addresses(), address, { kind: 'message', message: content })
    },
    signTypedData: async (typedData) =>
      account.sign(await addresses(), address, {
        kind: 'typedData',
        typedData: typedData as TypedDataDefinition,
      }),
  }
}

const toBytes = (raw: Hex | Uint8Array) => (typeof raw === 'string' ? hexToBytes(raw) : raw)
