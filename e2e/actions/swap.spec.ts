import { expect, test } from '../support/tests/actionsTest.ts'
import { requestNode } from '../support/wallets/requestNode.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

interface Described {
  readonly chains: readonly {
    readonly exchange?: { readonly router: string }
    readonly tokens?: readonly { readonly symbol: string; readonly address: string }[]
  }[]
}

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')

// T19, T22, T24
test('swaps a coin for a token, and that for another one with an exact approval', async ({
  actions: { call, page },
  sandbox,
}) => {
  const { chains } = (await sandbox.describe()) as unknown as Described
  const [chain] = chains
  const router = chain?.exchange?.router ?? ''
  const contractOf = (symbol: string) =>
    chain?.tokens?.find((token) => token.symbol === symbol)?.address ?? ''
  const read = async (token: string, data: string) =>
    BigInt(String(await requestNode(sandbox, 1, 'eth_call', [{ to: contractOf(token), data }, 'latest'])))
  const balanceOf = (token: string) => read(token, `0x70a08231${word(alice)}`)
  const allowance = () => read('USDC', `0xdd62ed3e${word(alice)}${word(router)}`)
  await call('connect', { connectorId, namespaces: ['eip155'] })

  const swapOnce = (from: string, to: string, units: bigint) =>
    page.evaluate(
      async ([sold, bought, amount]) => {
        const { getSwapTokens, getSwapQuote, reviewSwap, swap, getSentSwaps } = window.actions
        const kit = window.kit as never
        const tokens = await getSwapTokens(kit)
        const find = (symbol: string) => tokens.find((token) => token.symbol === symbol) as (typeof tokens)[0]
        const quote = await getSwapQuote(kit, { from: find(sold), to: find(bought), amount })
        const review = await reviewSwap(kit, { quote })
        // Five presses.
        const presses = [1, 2, 3, 4, 5].map(() => swap(kit, { review, approval: 'exact' }))
        const ids = (await Promise.all(presses)).map(({ id }) => id)
        const sent = await new Promise<unknown>((resolve) => {
          const check = () => {
            const [last] = getSentSwaps(kit).getState().list
            if (last?.status !== 'pending') resolve(last)
          }
          getSentSwaps(kit).subscribe(check)
          check()
        })
        return { quote, review, ids: new Set(ids).size, sent: sent as { status: string; received?: bigint } }
      },
      [from, to, units] as const,
    )

  const before = [await balanceOf('USDC'), await balanceOf('DAI')] as const
  const first = await swapOnce('ETH', 'USDC', 10n ** 17n)
  expect(first).toMatchObject({ ids: 1, sent: { status: 'confirmed' }, review: { needsApproval: false } })
  expect(first.review).toMatchObject({ isMinimumEnforced: true, exchange: router.toLowerCase() })
  const bought = (await balanceOf('USDC')) - before[0]
  expect(bought).toBe(first.sent.received)
  expect(bought).toBe(first.review.simulated)
  expect(bought).toBeGreaterThanOrEqual(first.review.minimum)

  // Above the account's earlier allowance.
  const amount = (await allowance()) + 5_000_000n
  const second = await swapOnce('USDC', 'DAI', amount)
  expect(second).toMatchObject({ ids: 1, sent: { status: 'confirmed' }, review: { needsApproval: true } })
  expect(second.review.simulated).toBe(second.quote.received)
  expect((await balanceOf('DAI')) - before[1]).toBe(second.sent.received)
  expect(before[0] + bought - (await balanceOf('USDC'))).toBe(amount)
  // The gas that is needed depends on when the pools have changed last.
  const hash = (second.sent as { hash?: string }).hash
  const gasOf = async (method: string, field: string) => {
    const found = (await requestNode(sandbox, 1, method, [hash])) as Record<string, string>
    return BigInt(found[field] ?? '')
  }
  const [limit, used] = [
    await gasOf('eth_getTransactionByHash', 'gas'),
    await gasOf('eth_getTransactionReceipt', 'gasUsed'),
  ]
  expect(limit * 10n).toBeGreaterThan(used * 11n)
  // Exact: nothing of it is left.
  expect(await allowance()).toBe(0n)
})
