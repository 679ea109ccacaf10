import { type Address, formatUnits } from 'viem'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import type { ApprovalSection, Fact } from '../approval/Approval.ts'
import type { ChainClient } from '../smartAccount/createChainClient.ts'
import { describeCall } from './describeCall.ts'
import { createTokenReader } from './readToken.ts'
import { simulateCalls } from './simulateCalls.ts'

export interface DescribeCallsParameters {
  readonly client: ChainClient
  readonly account: Address
  readonly coin: { readonly symbol: string; readonly decimals: number }
  readonly calls: readonly AccountCall[]
  /** Whether they succeed together or not at all. */
  readonly isAtomic: boolean
}

/** Sections of an approval: what all calls change together, then each of them. */
export async function describeCalls(
  parameters: DescribeCallsParameters,
): Promise<readonly ApprovalSection[]> {
  const { client, coin, calls } = parameters
  const readToken = createTokenReader(client, coin)
  const [result, ...sections] = await Promise.all([
    describeResult(parameters, readToken),
    ...calls.map(async (call, index): Promise<ApprovalSection> => {
      const { facts, isUnderstood } = await describeCall(call, { coin, readToken })
      return {
        heading: calls.length === 1 ? 'Call' : `Call ${index + 1}`,
        facts,
        ...(!isUnderstood && { text: call.data }),
      }
    }),
  ])
  return [result, ...sections]
}

async function describeResult(
  parameters: DescribeCallsParameters,
  readToken: ReturnType<typeof createTokenReader>,
): Promise<ApprovalSection> {
  const heading = 'Expected result'
  const simulation = await simulateCalls(parameters)
  if (simulation.status === 'unknown')
    return { heading, facts: [['Unknown', 'The network cannot try it out']] }
  if (simulation.status === 'fails') {
    const which = parameters.calls.length === 1 ? 'It' : `Call ${simulation.index + 1}`
    const nothing = parameters.isAtomic && parameters.calls.length > 1 ? ', and with it all others' : ''
    return { heading, facts: [['Warning', `${which} will fail${nothing}: ${simulation.reason}`, 'warning']] }
  }
  const facts = await Promise.all(
    simulation.changes.map(async ({ token, amount }): Promise<Fact> => {
      const { symbol, decimals } = await readToken(token)
      const shown = `${formatUnits(amount < 0n ? -amount : amount, decimals)} ${symbol}`
      return [amount < 0n ? 'You send' : 'You receive', shown]
    }),
  )
  return { heading, facts: facts.length > 0 ? facts : [['Balances', 'Nothing is sent or received']] }
}
