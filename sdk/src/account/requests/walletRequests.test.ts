// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { closeModal } from '../../modal/navigation/closeModal.ts'
import { openView } from '../../modal/navigation/openView.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import { externalConnector } from '../../wallets/connectors/external/externalConnector.ts'
import { addRecentRecipient } from '../sending/recentRecipients.ts'
import { changedAccounts } from '../transactions/changedAccounts.ts'
import { approveWalletRequest, declineWalletRequest, getWalletRequests } from './walletRequests.ts'

/** A node that knows nothing: amounts stay in their smallest unit. */
const server = setupServer(
  http.post('http://localhost:3000/node/:id', () =>
    HttpResponse.json({ jsonrpc: '2.0', id: 1, result: '0x1' }),
  ),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const hello = '0x68656c6c6f'
const token = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

/** A kit that is connected to a wallet without a screen of its own. */
async function connectSilentWallet(storage = createMemoryStorage()) {
  const wallet = createTestWallet({ announced: false })
  const kit = createTestKit({
    storage,
    connectors: [
      externalConnector({
        id: 'frame',
        name: 'Frame',
        confirmsInPage: true,
        providers: { eip155: wallet.provider },
      }),
    ],
  })
  await connect(kit, { connectorId: 'frame' })
  const provider = kit.getProvider('eip155')
  if (!provider) throw new Error('Not connected')
  return { kit, wallet, provider }
}

const first = (kit: AppKit) => getWalletRequests(kit).getState().requests[0]

async function readFirst(kit: AppKit) {
  await vi.waitFor(() => expect(first(kit)?.read).toBeDefined())
  const request = first(kit)
  if (!request?.read) throw new Error('No request')
  return { ...request, read: request.read }
}

const asked = (wallet: ReturnType<typeof createTestWallet>, method: string) =>
  wallet.requests.filter((request) => request.method === method).length

describe('a wallet without a screen of its own', () => {
  // T5
  it('signs nothing before the visitor has approved what is shown', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const request = await readFirst(kit)
    expect(request).toMatchObject({
      account: firstAddress,
      wallet: { name: 'Frame' },
      network: { name: 'Ethereum' },
      read: {
        isDangerous: false,
        statements: [{ type: 'message', facts: [{ name: 'message', text: 'hello' }] }],
      },
    })
    expect(asked(wallet, 'personal_sign')).toBe(0)
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'ApproveTransaction' })
    approveWalletRequest(kit, request)
    expect(await signing).toMatch(/^0x[\da-f]{130}$/)
    expect(kit.isOpen()).toBe(false)
  })

  it('has its balance read again after what the visitor has approved', async () => {
    const { kit, provider } = await connectSilentWallet()
    const account = toAccountKey('eip155:1', firstAddress)
    const isChanged = () => getKitState(kit._internal, changedAccounts).has(account)
    const declined = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    declineWalletRequest(kit, await readFirst(kit))
    await expect(declined).rejects.toMatchObject({ code: 4001 })
    expect(isChanged()).toBe(false)
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    approveWalletRequest(kit, await readFirst(kit))
    await signing
    await vi.waitFor(() => expect(isChanged()).toBe(true))
  })

  it('is not asked to connect again where it refuses what the visitor has approved', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    wallet.forgetPage()
    const before = asked(wallet, 'eth_requestAccounts')
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    approveWalletRequest(kit, await readFirst(kit))
    await expect(signing).rejects.toMatchObject({ code: 4100 })
    expect(asked(wallet, 'eth_requestAccounts')).toBe(before)
    expect(getWalletRequests(kit).getState().requests).toEqual([])
  })

  it('rejects with 4001 when the visitor declines, and asks the wallet nothing', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    declineWalletRequest(kit, await readFirst(kit))
    await expect(signing).rejects.toMatchObject({ code: 4001, message: 'User rejected the request' })
    expect(asked(wallet, 'personal_sign')).toBe(0)
    expect(kit.isOpen()).toBe(false)
  })

  // T5
  it('asks for several requests one after the other, and passes each on when it is due', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const sign = (text: string) => provider.request({ method: 'personal_sign', params: [text, firstAddress] })
    const results = Promise.allSettled([sign('0x01'), sign('0x6f6e65'), sign('0x74776f')])
    expect(getWalletRequests(kit).getState().requests).toHaveLength(3)
    const [, second] = getWalletRequests(kit).getState().requests
    await readFirst(kit)
    // Only the shown request can be decided.
    if (second) approveWalletRequest(kit, second)
    await settle()
    expect(asked(wallet, 'personal_sign')).toBe(0)
    declineWalletRequest(kit, await readFirst(kit))
    await settle()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'ApproveTransaction' })
    approveWalletRequest(kit, await readFirst(kit))
    await vi.waitFor(() => expect(getWalletRequests(kit).getState().requests).toHaveLength(1))
    approveWalletRequest(kit, await readFirst(kit))
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(asked(wallet, 'personal_sign')).toBe(2)
    expect(kit.isOpen()).toBe(false)
  })

  it('declines everything that waits when the modal is closed', async () => {
    const { kit, provider } = await connectSilentWallet()
    const sign = () => provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const results = Promise.allSettled([sign(), sign()])
    await readFirst(kit)
    closeModal(kit)
    for (const result of await results) expect(result).toMatchObject({ reason: { code: 4001 } })
    expect(getWalletRequests(kit).getState().requests).toEqual([])
  })

  it('goes back to the view over which it was shown', async () => {
    const { kit, provider } = await connectSilentWallet()
    await openView(kit, { view: 'Account' })
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    approveWalletRequest(kit, await readFirst(kit))
    await signing
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Account' })
  })

  // T5
  it('passes on what was shown, whatever the page does to its object meanwhile', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const params = [hello, firstAddress]
    const signing = provider.request({ method: 'personal_sign', params })
    const request = await readFirst(kit)
    params[0] = '0x6576696c'
    approveWalletRequest(kit, request)
    await signing
    expect(wallet.requests.at(-1)).toEqual({ method: 'personal_sign', params: [hello, firstAddress] })
  })

  it.each([
    ['an older method that could be anything', 'eth_sign'],
    ['an unknown method', 'wallet_giveEverything'],
  ])('refuses %s, and tells the visitor 300 ms after the modal has opened', async (_name, method) => {
    const { kit, wallet, provider } = await connectSilentWallet()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await expect(provider.request({ method, params: [] })).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
    expect(asked(wallet, method)).toBe(0)
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Account' })
    const { notices } = kit.stores
    await vi.advanceTimersByTimeAsync(299)
    expect(notices.getState().toast).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(notices.getState().toast).toMatchObject({ key: 'actionNotAllowed', variant: 'error' })
  })

  it('leaves the view that is open when a method is refused', async () => {
    const { kit, provider } = await connectSilentWallet()
    openView(kit, { view: 'Networks' })
    await expect(provider.request({ method: 'eth_sign', params: [] })).rejects.toMatchObject({ code: 4200 })
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Networks' })
  })

  it('passes on what only reads', async () => {
    const { kit, provider } = await connectSilentWallet()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(kit.isOpen()).toBe(false)
  })

  it('offers no way around: only the methods of EIP-1193', async () => {
    const { provider } = await connectSilentWallet()
    expect(Object.keys(provider).sort()).toEqual(['on', 'removeListener', 'request'])
  })

  // T5
  it('says that an allowance is without limit, and what a transaction costs at most', async () => {
    const { kit, provider } = await connectSilentWallet()
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [secondAddress, maxUint256],
    })
    const sending = provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: firstAddress, to: token, data, gas: '0xc350', maxFeePerGas: '0x2' }],
    })
    const request = await readFirst(kit)
    expect(request.read).toMatchObject({
      isDangerous: true,
      fee: 100_000n,
      statements: [
        {
          type: 'allowance',
          facts: [
            { name: 'amount', amount: 'unlimited' },
            { name: 'spender', address: secondAddress },
            { name: 'token', address: token },
          ],
        },
      ],
    })
    declineWalletRequest(kit, request)
    await expect(sending).rejects.toMatchObject({ code: 4001 })
  })

  // T4, T5
  it.each([
    ['the network of its domain', ['name', 'chainId', 'verifyingContract'], 'Polygon', 'allowance'],
    ['raw where its domain is not signed in full', ['name'], 'Ethereum', 'unknown'],
  ])('shows typed data with %s', async (_, signed, network, type) => {
    const { kit, provider } = await connectSilentWallet()
    const member = (text: string) => ({ type: text.split(' ')[0], name: text.split(' ')[1] })
    const permit = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
    const domainTypes = ['string name', 'uint256 chainId', 'address verifyingContract'].map(member)
    const typedData = JSON.stringify({
      domain: { name: 'Any', chainId: 137, verifyingContract: token },
      types: {
        EIP712Domain: domainTypes.filter(({ name }) => signed.includes(String(name))),
        Permit: permit.split(',').map(member),
      },
      primaryType: 'Permit',
      message: { owner: firstAddress, spender: secondAddress, value: '7', nonce: '0', deadline: '99' },
    })
    const signing = provider.request({ method: 'eth_signTypedData_v4', params: [firstAddress, typedData] })
    const request = await readFirst(kit)
    expect(request).toMatchObject({
      network: { name: network },
      read: { isDangerous: true, statements: [{ type }] },
    })
    declineWalletRequest(kit, request)
    await expect(signing).rejects.toMatchObject({ code: 4001 })
  })

  // T4
  it.each([
    [{ maxFeePerGas: '0x1', gasPrice: '0xa' }, 50n],
    [{ maxFeePerGas: '0xa', gasPrice: '0x1' }, 50n],
    [{ maxFeePerGas: '-7', gasPrice: '0x3' }, 15n],
  ])('says the most that a transaction costs, of prices that differ: %j', async (prices, fee) => {
    const { kit, provider } = await connectSilentWallet()
    const transaction = { from: firstAddress, to: secondAddress, value: '0x1', gas: '0x5', ...prices }
    const sending = provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    const request = await readFirst(kit)
    expect(request.read.fee).toBe(fee)
    declineWalletRequest(kit, request)
    await expect(sending).rejects.toMatchObject({ code: 4001 })
  })

  // T5, T12
  it('notices an account that only looks like one that the visitor has sent to', async () => {
    const storage = createMemoryStorage()
    const known = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaadc79C8'
    addRecentRecipient({ storage }, 'eip155:1', known)
    const { kit, provider } = await connectSilentWallet(storage)
    const sending = provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: firstAddress, to: secondAddress, value: '0x1', gas: '0x1', gasPrice: '0x1' }],
    })
    const request = await readFirst(kit)
    expect(request.read).toMatchObject({ isDangerous: true, lookAlike: { address: secondAddress, known } })
    declineWalletRequest(kit, request)
    await expect(sending).rejects.toMatchObject({ code: 4001 })
  })

  // T5, T6
  it.each([
    [
      'a look-alike of a receiver that is known in another case',
      '0x7099AAAAAAAAAAAAAAAAAAAAAAAAAAAAAADC79C8',
      true,
    ],
    // In lower case, only the part between the shown ends would be equal.
    ['the known receiver in another case', secondAddress.toUpperCase().replace('0X', '0x'), false],
  ])('compares addresses however they are written: %s', async (_, known, isLookAlike) => {
    const storage = createMemoryStorage()
    addRecentRecipient({ storage }, 'eip155:1', known)
    const { kit, provider } = await connectSilentWallet(storage)
    const to = secondAddress.toLowerCase()
    const sending = provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: firstAddress, to, value: '0x1', gas: '0x1', gasPrice: '0x1' }],
    })
    const request = await readFirst(kit)
    expect(request.read).toMatchObject({
      isDangerous: isLookAlike,
      lookAlike: isLookAlike ? { address: to, known } : undefined,
    })
    declineWalletRequest(kit, request)
    await expect(sending).rejects.toMatchObject({ code: 4001 })
  })

  it('ends what waits when the wallet is disconnected', async () => {
    const { kit, provider } = await connectSilentWallet()
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const outcome = expect(signing).rejects.toMatchObject({ code: 4900 })
    await readFirst(kit)
    await disconnect(kit)
    await outcome
    await expect(
      provider.request({ method: 'personal_sign', params: [hello, firstAddress] }),
    ).rejects.toMatchObject({ code: 4900 })
  })

  it('ends what waits when the wallet moves: what is shown would take effect elsewhere', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const outcome = expect(signing).rejects.toMatchObject({ code: 4900 })
    await readFirst(kit)
    wallet.changeChain(137)
    await outcome
  })

  // T24
  it('ends what waits when the wallet has another account: another one would sign than is shown', async () => {
    const { kit, wallet, provider } = await connectSilentWallet()
    const signing = provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const outcome = expect(signing).rejects.toMatchObject({ code: 4900 })
    await readFirst(kit)
    wallet.changeAccount(1)
    await outcome
    expect(asked(wallet, 'personal_sign')).toBe(0)
  })

  it('lets a page wait for 20 requests at a time', async () => {
    const { kit, provider } = await connectSilentWallet()
    const sign = () => provider.request({ method: 'personal_sign', params: [hello, firstAddress] })
    const results = Promise.allSettled(Array.from({ length: 20 }, sign))
    await expect(sign()).rejects.toMatchObject({ code: -32_005 })
    await readFirst(kit)
    closeModal(kit)
    expect(await results).toHaveLength(20)
  })
})
