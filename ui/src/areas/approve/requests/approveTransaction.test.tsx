// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { externalConnector } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = `0x${'5f'.repeat(20)}`
const gas = { gas: '0x5208', gasPrice: '0x3b9aca00' }

/** `approve(address,uint256)` of ERC-20. */
const allow = (amount: string) => `0x095ea7b3${spender.padStart(64, '0')}${amount.padStart(64, '0')}`

/** Calls a page's provider of a wallet without a screen of its own. */
async function openRequest(...requests: readonly { method: string; params: readonly unknown[] }[]) {
  const wallet = testWallet()
  const kit = testKit({
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
  // Browser tests cover the real request.
  const passed = vi.spyOn(wallet.provider, 'request').mockResolvedValue('0xdone')
  const provider = kit.getProvider('eip155')
  if (!provider) throw new Error('Not connected')
  const outcomes = Promise.allSettled(requests.map((request) => provider.request(request)))
  await waitFor(() => modalScreen().getByTestId('approval-cancel'))
  const screen = modalScreen()
  const approve = () => screen.findByTestId('approval-approve')
  const isRipe = () => waitFor(async () => expect((await approve()).getAttribute('aria-disabled')).toBeNull())
  return { kit, screen, outcomes, passed, approve, isRipe }
}

const send = (data?: string) => ({
  method: 'eth_sendTransaction',
  params: [{ from: account, to: token, ...(data ? { data } : { value: '0xde0b6b3a7640000' }), ...gas }],
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', stubNode())
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('shows what is sent, to whom, where and for what fee, and passes it on once', async () => {
  const { screen, outcomes, passed, approve, isRipe } = await openRequest(send())
  const statement = await screen.findByTestId('approval-send')
  expect(statement.textContent).toMatch(/Sends coins.*1 ETH/)
  expect(statement.textContent?.replaceAll(' ', '')).toContain(token)
  const card = screen.getByRole('dialog', { name: 'Approve Transaction' })
  expect(card.textContent).toMatch(/NetworkEthereum.*Network cost, at most0\.000021 ETH/)
  await isRipe()
  fireEvent.click(await approve())
  expect(await outcomes).toMatchObject([{ status: 'fulfilled', value: '0xdone' }])
  expect(passed.mock.calls.filter(([{ method }]) => method === 'eth_sendTransaction')).toHaveLength(1)
})

// T5
it('says an unlimited allowance in plain words, and asks again before it is approved', async () => {
  const { screen, outcomes, passed, approve, isRipe } = await openRequest(send(allow('f'.repeat(64))))
  const statement = await screen.findByTestId('approval-allowance')
  expect(statement.textContent).toContain('Allows another account to take your tokens')
  expect(statement.textContent).toContain('Unlimited: all that you have and will have')
  await isRipe()
  fireEvent.click(await approve())
  await screen.findByTestId('approval-understood')
  // In the view, and announced.
  await waitFor(() => expect(screen.getAllByText(/Approve this only if you trust Test App/)).toHaveLength(2))
  const again = await approve()
  expect(again.textContent).toBe('Approve anyway')
  // A double click does not go through.
  fireEvent.click(again)
  expect(passed.mock.calls.filter(([{ method }]) => method === 'eth_sendTransaction')).toHaveLength(0)
  fireEvent.click(screen.getByTestId('approval-understood'))
  await isRipe()
  fireEvent.click(await approve())
  expect(await outcomes).toMatchObject([{ status: 'fulfilled' }])
})

// T5
it('shows what cannot be read in full, and asks again', async () => {
  const data = `0xdeadbeef${'ab'.repeat(400)}`
  const { screen, approve, isRipe, kit, outcomes } = await openRequest(send(data))
  const statement = await screen.findByTestId('approval-unknown')
  expect(statement.textContent).toContain('Cannot be read')
  expect(statement.textContent).toContain(data)
  await isRipe()
  fireEvent.click(await approve())
  await screen.findByTestId('approval-understood')
  fireEvent.click(screen.getByTestId('approval-cancel'))
  expect(await outcomes).toMatchObject([{ reason: { code: 4001, message: 'User rejected the request' } }])
  expect(kit.isOpen()).toBe(false)
})

// T5
it('counts and lists every call of a bundle', async () => {
  const call = { to: token, data: allow('1') }
  const { screen, kit } = await openRequest({
    method: 'wallet_sendCalls',
    params: [
      { version: '2.0.0', from: account, chainId: '0x1', calls: Array.from({ length: 500 }, () => call) },
    ],
  })
  await waitFor(() => expect(screen.getAllByTestId('approval-allowance')).toHaveLength(500), {
    timeout: 10_000,
  })
  expect(screen.getByRole('list', { name: 'What it does (500)' })).toBeTruthy()
  await kit.close()
}, 30_000)

it('shows several requests one after the other, and none under a press that was meant for the former', async () => {
  const sign = { method: 'personal_sign', params: ['0x6f6e65', account] }
  const { screen, outcomes, approve, isRipe } = await openRequest(sign, {
    ...sign,
    params: ['0x74776f', account],
  })
  await screen.findByText('Request 1 of 2')
  await isRipe()
  fireEvent.click(await approve())
  await waitFor(() => expect(screen.getByTestId('approval-message').textContent).toContain('two'))
  expect((await approve()).getAttribute('aria-disabled')).toBe('true')
  await isRipe()
  fireEvent.click(await approve())
  expect(await outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
})

it('says that nothing waits where it is opened without a request', async () => {
  const kit = testKit()
  await kit.open({ view: 'ApproveTransaction' })
  const screen = modalScreen()
  await screen.findByText('Nothing to approve')
  // The header's, and the view's.
  const [, close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  await waitFor(() => expect(kit.isOpen()).toBe(false))
})
