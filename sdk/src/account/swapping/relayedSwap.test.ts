// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { relayTransaction } from '../../test/relayedTransaction.test.helper.ts'
import { firstAddress } from '../../test/testPage.test.helper.ts'
import { approveSwap } from './approveSwap.ts'
import { getSentSwaps } from './sentSwaps.ts'
import { swap } from './swap.ts'
import { amount, daiAddress, least, reviewDai, routerAddress } from './swapServices.test.helper.ts'

const hash = `0x${'a'.repeat(64)}`
/** A block in which a bundler has paid this much DAI to the account, for a wallet whose account has this code. */
function relayed(paid: bigint, code = '0x60') {
  const transfers = [{ token: daiAddress, from: routerAddress, to: firstAddress, amount: paid }]
  const { receipt, transaction } = relayTransaction(hash, { transfers })
  return {
    wallet: { eth_sendTransaction: hash },
    node: {
      eth_getCode: code,
      eth_getTransactionByHash: transaction,
      eth_getTransactionReceipt: receipt,
    },
  }
}

// F35
it.each([
  ['the minimum for a contract account', 'confirmed', relayed(least)],
  ['less', 'altered', relayed(least - 1n)],
  ['the minimum for an account that is no contract', 'altered', relayed(least, '0x')],
])('a swap that a bundler has sent, which has paid %s, is %s', async (_, status, options) => {
  const { kit, reviewed } = await reviewDai({ ...options, allowance: amount })
  await swap(kit, { review: reviewed })
  await vi.waitFor(() => expect(getSentSwaps(kit).getState().list[0]?.status).toBe(status))
})

it('an approval that a bundler has sent for a contract account is one', async () => {
  const { kit, reviewed } = await reviewDai(relayed(0n))
  await expect(approveSwap(kit, { review: reviewed, approval: 'exact' })).resolves.toEqual({ id: hash })
})
