// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { declineWalletRequest, getWalletRequests } from '../../../../account/requests/walletRequests.ts'
import { type NodeReply, onReplyingNode } from '../../../../test/replyingNode.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../../../test/testPage.test.helper.ts'
import { connect } from '../../../../wallets/connection/connect.ts'
import { externalConnector } from '../../../../wallets/connectors/external/externalConnector.ts'

const reverted: NodeReply = { error: { code: 3, message: 'execution reverted' } }
const call = { to: secondAddress, value: '0xde0b6b3a7640000' }

/**
 * Reads the description of a bundle, on a node with a price of 2 wei. `gas`: the node's replies about the calls, and
 * about code that fails.
 */
async function readBundle(
  bundle: object,
  { gas = [{ result: '0x186a0' }, reverted], code = '0x6080', id = 1 }: NodeOptions = {},
) {
  const { named } = onReplyingNode(`http://localhost:3000/node/${id}`, {
    eth_chainId: [{ result: `0x${id.toString(16)}` }],
    eth_gasPrice: [{ result: '0x2' }],
    eth_getBlockByNumber: [{ result: null }],
    eth_estimateGas: gas,
    eth_getCode: [{ result: code }],
  })
  const { provider } = createTestWallet({ announced: false })
  const frame = externalConnector({
    id: 'frame',
    name: 'Frame',
    confirmsInPage: true,
    providers: { eip155: provider },
  })
  const kit = createTestKit({ storage: createMemoryStorage(), connectors: [frame] })
  await connect(kit, { connectorId: 'frame' })
  const sending = kit.getProvider('eip155')?.request({
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', from: firstAddress, chainId: `0x${id.toString(16)}`, ...bundle }],
  })
  await vi.waitFor(() => expect(getWalletRequests(kit).getState().requests[0]?.read).toBeDefined(), 6_000)
  const [request] = getWalletRequests(kit).getState().requests
  if (!request) throw new Error('No request')
  declineWalletRequest(kit, request)
  await expect(sending).rejects.toMatchObject({ code: 4001 })
  return { read: request.read, estimates: named('eth_estimateGas') }
}

interface NodeOptions {
  readonly gas?: readonly NodeReply[]
  readonly code?: string
  readonly id?: number
}

describe('the fee of a bundle', () => {
  it('is that of all its calls in one transaction of the account, and called a guess', async () => {
    const { read, estimates } = await readBundle({ calls: [call, call] })
    expect(read).toMatchObject({ fee: 200_000n, isFeeGuessed: true })
    const [{ params: [sent, block, overrides] = [] } = {}] = estimates
    expect(sent).toMatchObject({ from: firstAddress, to: firstAddress, value: '0x1bc16d674ec80000' })
    expect(block).toBe('latest')
    expect(overrides).toEqual({ [firstAddress]: { code: expect.stringMatching(/^0x36.+fd5bf3$/) } })
  })

  it.each<[string, object, NodeOptions]>([
    ['the bundle would fail', { calls: [call] }, { gas: [reverted, reverted] }],
    ['the node ignores the code', { calls: [call] }, { gas: [{ result: '0x5208' }, { result: '0x5208' }] }],
    ['the network has no Multicall3', { calls: [call] }, { code: '0x' }],
    [
      'the app pays',
      { calls: [call], capabilities: { paymasterService: { url: 'https://pay.example' } } },
      {},
    ],
    ['a call is none', { calls: [{ to: 'bob' }] }, {}],
  ])('is left out where %s', async (_, bundle, options) => {
    const { read } = await readBundle(bundle, options)
    expect(read).toBeDefined()
    expect(read?.fee).toBeUndefined()
  })

  // T5
  it('and its amounts are in the coin of the network that the bundle names', async () => {
    const { read } = await readBundle({ calls: [call] }, { id: 137 })
    expect(read).toMatchObject({
      fee: 200_000n,
      statements: [{ type: 'send', facts: [{ amount: { value: 10n ** 18n, symbol: 'POL' } }, {}] }],
    })
  })

  // T5
  it('and its amounts are in the smallest unit on a network that the app does not offer', async () => {
    const { read } = await readBundle({ calls: [call] }, { id: 5 })
    expect(read?.fee).toBeUndefined()
    expect(read?.statements[0]?.facts[0]).toEqual({ name: 'amount', amount: { value: 10n ** 18n } })
  })
})
