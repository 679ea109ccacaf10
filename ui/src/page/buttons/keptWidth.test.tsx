// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { showButton } from '../elements/showButton.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

/** Of a button without properties. */
const key = '@appkit/account-button,md,,,'

const entries = new Map<string, string>()

beforeEach(() => {
  stubNode()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 272.6, 44))
})
afterEach(() => {
  cleanup()
  entries.clear()
})

const buttons = { ConnectButton, AccountButton }

/** A kit of the same browser. */
const createKit = (wallet = testWallet()) =>
  testKit({
    wallets: [wallet],
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
  })

async function visitOnce() {
  const kit = createKit()
  await act(async () => void (await connect(kit, { connectorId: 'com.example.test' })))
  return kit
}

it.each(['ConnectButton', 'AccountButton'] as const)(
  '%s has the width of the last visit at once',
  async (name) => {
    const Button = buttons[name]
    const show = (kit: ReturnType<typeof testKit>) =>
      render(
        <AppKitProvider kit={kit}>
          <Button />
        </AppKitProvider>,
      )
    const first = await visitOnce()
    show(first)
    await waitFor(() => expect(entries.get(key)).toBe('273px'))
    cleanup()
    first.destroy()

    const wallet = testWallet()
    wallet.setNeverAnswer(true)
    show(createKit(wallet))
    const button = screen.getByTestId('account-button')
    expect(button.style.inlineSize).toBe('273px')
    expect(button.textContent).toMatch(/^0x\w{2}…\w{6}$/)
  },
)

it('is given up once the balance is known', async () => {
  const kit = await visitOnce()
  entries.set(key, '900px')
  render(
    <AppKitProvider kit={kit}>
      <ConnectButton />
    </AppKitProvider>,
  )
  await waitFor(() => expect(entries.get(key)).toBe('273px'))
  expect(screen.getByTestId('account-button').style.inlineSize).toBe('')
})

it('is kept by elements, too', async () => {
  const first = await visitOnce()
  const show = (kit: ReturnType<typeof testKit>) => {
    const host = document.body.appendChild(document.createElement('div'))
    const shown = showButton({ kit, kind: 'button', host, read: () => ({}) })
    return { ...shown, button: () => host.shadowRoot?.querySelector('button') }
  }
  const { stop } = show(first)
  await waitFor(() => expect(entries.get(key)).toBe('273px'))
  stop()
  first.destroy()
  const wallet = testWallet()
  wallet.setNeverAnswer(true)
  const again = show(createKit(wallet))
  expect(again.button()?.style.inlineSize).toBe('273px')
  again.stop()
})

it('is kept for each look of a button', async () => {
  const show = (kit: ReturnType<typeof testKit>) =>
    render(
      <AppKitProvider kit={kit}>
        <ConnectButton />
        <AccountButton size="sm" balance="hide" charsStart={6} charsEnd={8} />
      </AppKitProvider>,
    )
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  measure.mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.dataset.size === 'sm' ? 160 : 273, 44)
  })
  const first = await visitOnce()
  show(first)
  await waitFor(() => expect(entries.get(key)).toBe('273px'))
  cleanup()
  first.destroy()
  const wallet = testWallet()
  wallet.setNeverAnswer(true)
  show(createKit(wallet))
  expect(screen.getAllByTestId('account-button').map(({ style }) => style.inlineSize)).toEqual([
    '273px',
    '160px',
  ])
})

it.each(['React', 'an element'])(
  'a network button of %s shows the network of the last visit, not its label',
  async (maker) => {
    const first = await visitOnce()
    first.destroy()
    const wallet = testWallet()
    wallet.setNeverAnswer(true)
    const kit = createKit(wallet)
    expect(kit.getAccount().status).toBe('reconnecting')
    if (maker === 'React') {
      render(
        <AppKitProvider kit={kit}>
          <NetworkButton label="Pick one" />
        </AppKitProvider>,
      )
      expect(screen.getByTestId('w3m-network-button').textContent).toBe('Ethereum')
      return
    }
    const host = document.body.appendChild(document.createElement('div'))
    const { stop } = showButton({ kit, kind: 'network', host, read: () => ({ label: 'Pick one' }) })
    expect(host.shadowRoot?.querySelector('button')?.textContent).toBe('Ethereum')
    stop()
  },
)
