// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openForm, recipient } from '../../test/openSend.ts'
import { testWallet } from '../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

/** A form of 2 ether, of which the account holds 1.5, on a node that cannot try it. */
async function openMore(capabilities: object) {
  const wallet = testWallet('Test Wallet', 'com.example.test', 2)
  const { request } = wallet.provider
  const asked: { readonly method: string; readonly params?: unknown }[] = []
  wallet.provider.request = async (args) => {
    asked.push(args)
    if (args.method === 'wallet_getCapabilities') return { '0x1': capabilities }
    return args.method === 'wallet_sendCalls' ? { id: 'one' } : request(args)
  }
  const node = { eth_estimateGas: new Error('insufficient funds'), eth_call: new Error('insufficient funds') }
  return { asked, ...(await openForm({ amount: '2' }, { node }, { wallets: [wallet] }, wallet)) }
}

it('an account that holds too little sends with a wallet that has more elsewhere', async () => {
  const { screen, button, asked } = await openMore({ auxiliaryFunds: { supported: true } })
  await waitFor(() => expect(button.textContent).toBe('Review send'))
  fireEvent.click(button)
  await screen.findByText(/Your wallet says that it has more elsewhere/)
  // The kit knows no cost of those funds.
  expect(screen.queryByText('Network cost, at most')).toBeNull()
  const confirm = await screen.findByTestId('send-confirm')
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(confirm)
  await screen.findByTestId('send-pending')
  expect(asked.filter(({ method }) => method === 'wallet_sendCalls')).toMatchObject([
    {
      params: [
        {
          calls: [{ to: recipient, value: `0x${(2n * 10n ** 18n).toString(16)}` }],
          capabilities: { auxiliaryFunds: { optional: true } },
        },
      ],
    },
  ])
})

it('an account that holds too little is stopped where its wallet states nothing', async () => {
  const { button, asked } = await openMore({})
  await waitFor(() => expect(asked.some(({ method }) => method === 'wallet_getCapabilities')).toBe(true))
  expect(button.textContent).toBe('Insufficient Funds')
})
