import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  type PublicActions,
  type PublicClient,
  parseGwei,
  publicActions,
  type TestClient,
} from 'viem'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type FramePage, openFramePage } from './framePage.ts'
import { evmChainsOf, type TestSandbox } from './useSandbox.ts'

type NodeClient = TestClient<'anvil'> & PublicActions

/** Origin of the page that embeds the frame. */
export const hostOrigin = 'https://app.example'

/** Two development accounts of the chains. */
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The frame's page with a new login before each test. @param sandbox that lets {@link hostOrigin} embed the frame */
export function useAccountPage(sandbox: TestSandbox) {
  let page: FramePage
  let key: Hex
  let smartAccount: Hex

  beforeEach(async () => {
    page = await openFramePage(sandbox, hostOrigin)
    await page.logIn()
    const { accounts = [] } = await page.host.getUser({ chainId: 1 })
    const find = (type: string) => accounts.find((account) => account.type === type)?.address as Hex
    key = find('eoa')
    smartAccount = find('smartAccount')
  })
  afterEach(() => page.close())

  const client = (chainId = 1): PublicClient =>
    createPublicClient({ transport: http(`${sandbox.origin}/rpc/${chainId}`), pollingInterval: 50 })
  const paymasterService = (chainId = 1) => ({ url: `${sandbox.origin}/paymaster/${chainId}` })
  const request = (method: string, params: unknown) => page.host.rpcRequest({ method, params } as never)

  async function sendCalls(calls: readonly object[], capabilities?: object, chainId = '0x1') {
    const reply = (await request('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId,
        from: smartAccount,
        atomicRequired: true,
        calls,
        ...(capabilities && { capabilities }),
      },
    ])) as { id: string }
    return reply.id
  }

  async function statusOf(id: string) {
    return (await request('wallet_getCallsStatus', [id])) as {
      status: number
      receipts?: readonly object[]
    }
  }

  const settled = (id: string) =>
    vi.waitFor(async () => {
      const status = await statusOf(id)
      expect(status.status).toBeGreaterThanOrEqual(200)
      return status
    }, 20_000)

  /** viem's client of the node itself, which changes the chain's state. */
  async function node(): Promise<{ readonly test: NodeClient; readonly usdc: Hex }> {
    const [chain] = evmChainsOf(await sandbox.describe())
    if (!chain) throw new Error('there is no chain')
    const test = createTestClient({ mode: 'anvil', transport: http(chain.directRpcUrl) }).extend(
      publicActions,
    )
    const usdc = chain.tokens.find(({ symbol }) => symbol === 'USDC')?.address as Hex
    return { test, usdc }
  }

  /** Sends a call of dollars from the first development account, ahead of others that wait. */
  async function asAlice(functionName: 'transfer' | 'approve', amount: bigint) {
    const { test, usdc } = await node()
    const data = encodeFunctionData({ abi: erc20Abi, functionName, args: [smartAccount, amount] })
    const price = numberToHex(parseGwei('500'))
    const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
    await test.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from: alice, to: usdc, data, ...fees }] as never,
    })
  }

  return {
    get page() {
      return page
    },
    /** Address of the login's key. */
    get key() {
      return key
    },
    get smartAccount() {
      return smartAccount
    },
    ...{ client, paymasterService, request, sendCalls, statusOf, settled, node, asAlice },
  }
}
