import { formatUnits } from 'viem'
import type { Approval, ApprovalSection, Fact } from '../approval/Approval.ts'
import { describeCalls } from '../calls/describeCalls.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import type { PreparedOperation } from './prepareOperation.ts'

/** An operation for its user: each call, what all of them change, and who pays. */
export async function describeOperation(
  smartAccount: SmartAccount,
  prepared: PreparedOperation,
): Promise<Omit<Approval, 'hostOrigin'>> {
  const { account, chain, client } = smartAccount
  const { calls } = prepared
  const sections: readonly ApprovalSection[] = await describeCalls({
    client,
    account: account.address,
    coin: chain.nativeCurrency,
    calls,
    isAtomic: true,
  })
  return {
    title: calls.length === 1 ? 'Send a transaction' : `Send ${calls.length} calls as one transaction`,
    asksFor: calls.length === 1 ? 'a transaction' : 'multiple transactions',
    facts: [['Account', account.address], ['Network', chain.name], ...describeFees(smartAccount, prepared)],
    sections,
  }
}

/** Who pays for an operation, how much, and whether it creates the account. */
export function describeFees(
  { chain: { nativeCurrency } }: Pick<SmartAccount, 'chain'>,
  { payer, refusal, highestFee, deploys }: PreparedOperation,
): Fact[] {
  const firstUse: Fact[] = deploys ? [['First use', 'Your smart account is created with it']] : []
  if (payer !== 'account') return [['Network fee', `paid by ${payer.name ?? payer.contract}`], ...firstUse]
  const { symbol, decimals } = nativeCurrency
  return [
    ['Network fee', `at most ${formatUnits(highestFee, decimals)} ${symbol}`],
    ...(refusal === undefined ? [] : [['Not paid by the app', refusal] as const]),
    ...firstUse,
  ]
}
