import { sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/actionsTest.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ethereum = 'eip155:1'
/** Reverts whatever it is called with. */
const refusing = '0x000000000000000000000000000000000000dead'
const refusingCode = '0x5f5ffd'

test('calls of a wallet without bundles are two requests, and the second is never sent when the first fails', async ({
  actions: { call, request, page },
}) => {
  await call('connect', { connectorId, namespaces: ['eip155'] })
  const before = BigInt(String(await request(ethereum, 'eth_getBalance', [bob, 'latest'])))
  const received = async () =>
    BigInt(String(await request(ethereum, 'eth_getBalance', [bob, 'latest']))) - before
  const pay = { to: bob, value: 5n }

  const both = (await call('sendCalls', { calls: [pay, { ...pay, value: 6n }] })) as { readonly id: string }
  expect(both).toMatchObject({ isBundle: false, sent: 2 })
  expect(await call('waitForCalls', { id: both.id })).toMatchObject({ status: 'confirmed' })
  expect(await received()).toBe(11n)

  await request(ethereum, 'anvil_setCode', [refusing, refusingCode])
  // Wallets send what their node would refuse where their user insists.
  await page.route('**/rpc/1', async (route) => {
    const { id, method } = route.request().postDataJSON() as { readonly id: number; readonly method?: string }
    if (method === 'eth_estimateGas')
      return route.fulfill({ json: { jsonrpc: '2.0', id, result: '0x186a0' } })
    const error = { code: -32_601, message: 'Method not found' }
    return method === 'eth_fillTransaction'
      ? route.fulfill({ json: { jsonrpc: '2.0', id, error } })
      : route.fallback()
  })
  const failing = (await call('sendCalls', { calls: [{ to: refusing, data: '0x12' }, pay] })) as {
    readonly id: string
  }
  expect(failing).toMatchObject({ isBundle: false, sent: 1 })
  expect(await call('waitForCalls', { id: failing.id })).toMatchObject({ status: 'reverted' })
  expect(await received()).toBe(11n)
  expect(await walletRequests(page, sandboxWallet, 'eth_sendTransaction')).toHaveLength(3)
})
