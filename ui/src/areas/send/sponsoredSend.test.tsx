// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import type { SendForm } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPreview, recipient, sends } from '../../test/openSend.ts'
import { sponsoredOptions } from '../../test/sponsoredOptions.ts'
import type { StubbedServices } from '../../test/stubServices.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

// F39
describe('a transfer whose fee the app pays', () => {
  const openSponsored = (
    form: Partial<SendForm>,
    given?: Parameters<typeof sponsoredOptions>[0],
    services: StubbedServices = {},
  ) => {
    const { wallet, options } = sponsoredOptions(given)
    return openPreview(form, services, options, wallet)
  }
  /** All of the account's ether leaves. */
  const all = { amount: '1.5' }
  const canConfirm = (button: HTMLElement) =>
    waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())

  it('takes no coin, and is sent so that the service pays', async () => {
    const { screen, wallet, confirm } = await openSponsored(all, { reply: () => ({ id: 'one' }) })
    expect((await screen.findByTestId('fee-payer')).textContent).toBe('paid by Harrow & Vetch')
    expect(screen.getByText('Network fee')).toBeTruthy()
    expect(screen.queryByText('Network cost, at most')).toBeNull()
    const button = await confirm()
    await canConfirm(button)
    fireEvent.click(button)
    await screen.findByTestId('send-pending')
    const [bundle] = wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')
    expect(bundle).toMatchObject({
      params: [
        {
          calls: [{ to: recipient, value: `0x${(15n * 10n ** 17n).toString(16)}` }],
          capabilities: { paymasterService: { url: 'https://pay.example' } },
        },
      ],
    })
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('is paid by the account after a refusal, which sees its fee before', async () => {
    const { screen, wallet, confirm } = await openSponsored({}, {}, { node: sends })
    await canConfirm(await confirm())
    fireEvent.click(await confirm())
    await screen.findByText(/The network fee was not paid for you, so nothing was sent/)
    expect(screen.getByText('Network cost, at most').nextSibling?.textContent).toContain('0.000021 ETH')
    expect(screen.queryByTestId('send-accept-change')).toBeNull()
    await canConfirm(await confirm())
    fireEvent.click(await confirm())
    await screen.findByTestId('send-pending')
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  it('cannot be paid by an account without the coin', async () => {
    const { screen, confirm } = await openSponsored(all)
    await canConfirm(await confirm())
    fireEvent.click(await confirm())
    await screen.findByText('Insufficient Gas Funds')
    expect((await confirm()).getAttribute('aria-disabled')).toBe('true')
  })

  it('is not said to be unsent where the wallet’s reply cannot be read', async () => {
    const { screen, confirm } = await openSponsored({}, { reply: () => ['not an id'] })
    await canConfirm(await confirm())
    fireEvent.click(await confirm())
    await screen.findByText(/Your wallet’s reply could not be read/)
    expect(screen.queryByText(/nothing was sent/)).toBeNull()
  })

  it('is reviewed again where the visitor declines', async () => {
    const declined = Object.assign(new Error('No'), { code: 4001 })
    const { screen, confirm } = await openSponsored({}, { reply: () => Promise.reject(declined) })
    await canConfirm(await confirm())
    fireEvent.click(await confirm())
    await screen.findByText('Nothing was sent.')
    screen.getByTestId('fee-payer')
  })

  it('takes the coin in a wallet that cannot have it paid', async () => {
    const { screen } = await openSponsored(all, { canSponsor: false })
    await screen.findByText('Insufficient Gas Funds')
    expect(screen.queryByTestId('fee-payer')).toBeNull()
  })
})
