import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import type { Address } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import { paymasterAddress } from '../../chains/smartAccounts/accountContracts.ts'

/** A signed promise to pay for an operation. */
export interface Pledge {
  readonly sender: Address
  readonly nonce: bigint
  readonly highestCost: bigint
  /** In seconds since 1970. */
  readonly validUntil: number
}

/** Expenses of the sponsor on a chain: what it has paid, by the chain, and what it has pledged since. */
export interface Expenses {
  /** Sums, without the pledge for the same nonce, which a new one would replace. */
  sum(
    operation: Pick<Pledge, 'sender' | 'nonce'>,
  ): Promise<{ readonly total: bigint; readonly ofSender: bigint }>
  pledge(pledge: Pledge): void
  reset(): void
}

export function createExpenses(chain: Chain): Expenses {
  const pledges = new Map<string, Pledge>()
  return {
    async sum(operation) {
      const events = await chain.client.getContractEvents({
        address: entryPointAddress,
        abi: entryPoint07Abi,
        eventName: 'UserOperationEvent',
        args: { paymaster: paymasterAddress },
        fromBlock: 0n,
        strict: true,
      })
      const paid = events.map(({ args: { sender, nonce, actualGasCost } }) => ({
        sender,
        nonce,
        cost: actualGasCost,
      }))
      for (const each of paid) pledges.delete(keyOf(each))
      const now = Date.now() / 1_000
      const open = [...pledges]
        .filter(([key, { validUntil }]) => key !== keyOf(operation) && validUntil > now)
        .map(([, { sender, nonce, highestCost }]) => ({ sender, nonce, cost: highestCost }))
      const all = [...paid, ...open]
      const own = all.filter(({ sender }) => sender.toLowerCase() === operation.sender.toLowerCase())
      return { total: add(all), ofSender: add(own) }
    },
    pledge: (pledge) => pledges.set(keyOf(pledge), pledge),
    reset: () => pledges.clear(),
  }
}

/** A nonce is used once, so each pledge is for one operation of an account. */
function keyOf({ sender, nonce }: Pick<Pledge, 'sender' | 'nonce'>): string {
  return `${sender.toLowerCase()}/${nonce}`
}

function add(expenses: readonly { readonly cost: bigint }[]): bigint {
  return expenses.reduce((sum, { cost }) => sum + cost, 0n)
}
