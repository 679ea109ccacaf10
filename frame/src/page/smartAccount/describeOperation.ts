import { formatUnits } from 'viem'
import { fill } from '../../texts/fill.ts'
import type { Approval, ApprovalSection, Fact } from '../approval/Approval.ts'
import { describeCalls } from '../calls/describeCalls.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import type { PreparedOperation } from './prepareOperation.ts'

/** An operation for its user: each call, what all of them change, and who pays. */
export async function describeOperation(
  smartAccount: SmartAccount,
  prepared: PreparedOperation,
  texts: ApprovalTexts,
): Promise<Omit<Approval, 'hostOrigin'>> {
  const { account, chain, client } = smartAccount
  const { calls } = prepared
  const sections: readonly ApprovalSection[] = await describeCalls({
    client,
    account: account.address,
    coin: chain.nativeCurrency,
    calls,
    isAtomic: true,
    texts,
  })
  return {
    title: calls.length === 1 ? texts.sendTransaction : fill(texts.sendCalls, { count: `${calls.length}` }),
    asksFor: calls.length === 1 ? 'a transaction' : 'multiple transactions',
    facts: [
      [texts.account, account.address],
      [texts.network, chain.name],
      ...describeFees(smartAccount, prepared, texts),
    ],
    sections,
  }
}

/** Who pays for an operation, how much, and whether it creates the account. */
export function describeFees(
  { chain: { nativeCurrency } }: Pick<SmartAccount, 'chain'>,
  { payer, refusal, highestFee, deploys }: PreparedOperation,
  texts: ApprovalTexts,
): Fact[] {
  const firstUse: Fact[] = deploys ? [[texts.firstUse, texts.createsAccount]] : []
  if (payer !== 'account')
    return [[texts.fee, fill(texts.feePaidBy, { name: payer.name ?? payer.contract })], ...firstUse]
  const { symbol, decimals } = nativeCurrency
  return [
    [texts.fee, fill(texts.feeAtMost, { amount: `${formatUnits(highestFee, decimals)} ${symbol}` })],
    ...(refusal === undefined ? [] : [[texts.notPaidByApp, refusal] as const]),
    ...firstUse,
  ]
}
