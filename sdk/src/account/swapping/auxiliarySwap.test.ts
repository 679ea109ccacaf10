// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { getSwapQuote } from './getSwapQuote.ts'
import { reviewSwap } from './reviewSwap.ts'
import { swap } from './swap.ts'
import {
  amount,
  coin,
  dai,
  routerAddress,
  type SwapServiceOptions,
  swapKit,
  usdc,
  usdcAddress,
} from './swapServices.test.helper.ts'

// https://eips.ethereum.org/EIPS/eip-7682

const states = (capability: object) => ({
  wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' }, ...capability } },
  wallet_sendCalls: { id: 'bundle' },
})
const more = states({ auxiliaryFunds: { supported: true } })
/** The node runs the calls, and one of them fails; the account holds nothing of the token. */
const poor: SwapServiceOptions = { simulation: { before: 0n, after: 0n, succeeds: false }, allowance: 0n }

async function quoted(options: SwapServiceOptions, from = usdc) {
  const parts = await swapKit(options)
  return { ...parts, quote: await getSwapQuote(parts.kit, { from, to: dai, amount }) }
}

it('a swap of more than the account holds is left to a wallet that states more', async () => {
  const { kit, quote, sent } = await quoted({ ...poor, wallet: more })
  const review = await reviewSwap(kit, { quote })
  expect(review).toMatchObject({ needsAuxiliaryFunds: true, canBundle: true, exchange: routerAddress })
  expect(review.simulated).toBeUndefined()
  await swap(kit, { review, approval: 'exact' })
  const requiredAssets = [{ address: usdcAddress, amount: `0x${amount.toString(16)}`, standard: 'erc20' }]
  expect(sent()).toMatchObject([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          atomicRequired: true,
          calls: [{ to: usdcAddress }, { to: routerAddress }],
          capabilities: { auxiliaryFunds: { optional: true, requiredAssets } },
        },
      ],
    },
  ])
})

it('a swap of more coins than there are names them in the call alone', async () => {
  const node = { eth_estimateGas: new Error('insufficient funds'), eth_getBalance: '0x1' }
  const { kit, quote, sent } = await quoted({ wallet: more, node }, coin)
  const review = await reviewSwap(kit, { quote })
  expect(review).toMatchObject({ needsAuxiliaryFunds: true, needsApproval: false })
  expect(review.fee).toBeGreaterThan(0n)
  await swap(kit, { review })
  expect(sent()).toMatchObject([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          calls: [{ to: routerAddress, value: `0x${amount.toString(16)}` }],
          capabilities: { auxiliaryFunds: { optional: true } },
        },
      ],
    },
  ])
})

it.each([
  ['states none', states({})],
  ['states another asset', states({ auxiliaryFunds: { supported: true, assets: [dai.address] } })],
])('a swap of more than the account holds fails with a wallet that %s', async (_, wallet) => {
  const { kit, quote } = await quoted({ ...poor, wallet })
  await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({ code: 'RPC_FAILED' })
})

it('a swap that fails although the account holds enough is refused', async () => {
  const { kit, quote } = await quoted({
    simulation: { before: 0n, after: 0n, succeeds: false },
    allowance: amount,
    wallet: more,
  })
  await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({ code: 'RPC_FAILED' })
})

// T19
it('an exchange that the kit does not know is refused where no node can try it', async () => {
  const other = `0x${'77'.repeat(20)}`
  const { kit, quote } = await quoted({
    ...poor,
    wallet: more,
    code: { [other]: '0x60' },
    replies: {
      'build-approve': ({ from = '', amount: allowed = '' }) => ({
        tx: {
          from,
          to: from,
          data: `0x095ea7b3${other.slice(2).padStart(64, '0')}${BigInt(allowed).toString(16).padStart(64, '0')}`,
          value: '0',
        },
      }),
      'build-transaction': ({ userAddress = '' }) => ({
        tx: { from: userAddress, to: `eip155:1:${other}`, data: '0x12345678', amount: '2000000' },
      }),
    },
  })
  await expect(reviewSwap(kit, { quote })).rejects.toMatchObject({ code: 'SWAP_UNVERIFIED' })
})
