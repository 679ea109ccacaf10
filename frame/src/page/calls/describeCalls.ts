import { type Address, formatUnits } from 'viem'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import { fill } from '../../texts/fill.ts'
import type { ApprovalSection, Fact } from '../approval/Approval.ts'
import type { ChainClient } from '../smartAccount/createChainClient.ts'
import type { ApprovalTexts } from '../texts/en.ts'
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
  readonly texts: ApprovalTexts
}

/** Sections of an approval: what all calls change together, then each of them. */
export async function describeCalls(
  parameters: DescribeCallsParameters,
): Promise<readonly ApprovalSection[]> {
  const { client, coin, calls, texts } = parameters
  const readToken = createTokenReader(client, coin, texts)
  const [result, ...sections] = await Promise.all([
    describeResult(parameters, readToken),
    ...calls.map(async (call, index): Promise<ApprovalSection> => {
      const { facts, isUnderstood } = await describeCall(call, { coin, readToken, texts })
      return {
        heading: calls.length === 1 ? texts.call : fill(texts.callNumber, { number: `${index + 1}` }),
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
  const { calls, isAtomic, texts } = parameters
  const heading = texts.result
  const simulation = await simulateCalls(parameters)
  if (simulation.status === 'unknown') return { heading, facts: [[texts.resultUnknown, texts.cannotTry]] }
  if (simulation.status === 'fails') {
    const { index, reason = texts.reverts } = simulation
    const text = calls.length === 1 ? texts.fails : isAtomic ? texts.allFail : texts.callFails
    return { heading, facts: [[texts.warning, fill(text, { number: `${index + 1}`, reason }), 'warning']] }
  }
  const facts = await Promise.all(
    simulation.changes.map(async ({ token, amount }): Promise<Fact> => {
      const { symbol, decimals } = await readToken(token)
      const shown = `${formatUnits(amount < 0n ? -amount : amount, decimals)} ${symbol}`
      return [amount < 0n ? texts.youSend : texts.youReceive, shown]
    }),
  )
  return { heading, facts: facts.length > 0 ? facts : [[texts.balances, texts.noChange]] }
}
