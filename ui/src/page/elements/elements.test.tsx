// @vitest-environment happy-dom
import { connect } from '@wallet-kit/sdk/actions'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { stubNode } from '../../test/stubNode.ts'
import { networks, type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import { createAppKit } from './createAppKit.ts'
import { defineElements } from './defineElements.ts'
import { mountButton } from './mountButton.ts'

type ButtonElement = HTMLElement & ButtonProperties

beforeEach(() => {
  defineElements()
  stubNode()
})
afterEach(() => {
  document.body.replaceChildren()
})

function show(name: string, attributes: Readonly<Record<string, string>> = {}): ButtonElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.body.append(element)
  return element
}

function buttonOf(element: Element): HTMLButtonElement {
  const button = element.shadowRoot?.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}

async function connectedKit(options: TestKitOptions = {}) {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet], ...options })
  await connect(kit, { connectorId: 'com.example.test' })
  return { kit, wallet, address: wallet.accounts[0] ?? '' }
}

const open = (kit: ReactAppKit) => vi.spyOn(kit, 'open').mockResolvedValue()

it('are defined by createAppKit, under both prefixes', () => {
  const kit = createAppKit({ projectId: 'test', networks })
  onTestFinished(() => kit.destroy())
  expect(kit.getThemeMode(), 'AppKit’s, where the host app sets none').toBe('dark')
  expect(kit.stores.theme.getState().themeSetting).toBe('dark')
  for (const prefix of ['appkit', 'w3m']) {
    const element = document.createElement(`${prefix}-button`)
    document.body.append(element)
    expect(buttonOf(element).textContent).toBe('Connect Wallet')
  }
  expect(renderToString(<appkit-button size="sm" label="Log in" />)).toContain('<appkit-button')
})

/** The page is idle at once. */
function stubIdle(): void {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  vi.stubGlobal('cancelIdleCallback', () => undefined)
}

/** Tags around a button, from the outside, each with its attributes in alphabetical order. */
function around(element: Element): readonly string[] {
  const tags: string[] = []
  for (let tag = buttonOf(element).parentElement; tag; tag = tag.parentElement) {
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort()
    tags.unshift([tag.localName, ...attributes].join(' '))
  }
  return tags
}

it("nest as AppKit's do, so that browser tests of its hosts find them", async () => {
  const { address, kit } = await connectedKit()
  const pair = show('w3m-button', { namespace: 'eip155' })
  expect(around(pair)).toEqual([
    'appkit-account-button namespace=eip155',
    `wui-account-button address=${address} data-testid=account-button-eip155`,
  ])
  expect(around(show('appkit-account-button'))).toEqual([
    `wui-account-button address=${address} data-testid=account-button`,
  ])
  const network = show('appkit-network-button')
  expect(around(network)).toEqual(['wui-network-button data-testid=w3m-network-button'])
  expect(buttonOf(network).dataset.testid).toBe('wui-network-button')
  buttonOf(pair).focus()
  await kit.disconnect()
  expect(around(pair)).toEqual([
    'appkit-connect-button namespace=eip155',
    'wui-connect-button data-testid=connect-button-eip155',
  ])
  expect(pair.shadowRoot?.activeElement).toBe(buttonOf(pair))
  expect(around(show('appkit-account-button'))).toEqual([])
})

it('place the empty element of the modal, with a box, which the modal then uses', async () => {
  stubIdle()
  const kit = createAppKit({ projectId: 'test', networks })
  const [placed, ...others] = document.querySelectorAll<HTMLElement>('w3m-modal')
  expect(others).toEqual([])
  expect(placed?.shadowRoot).toBeNull()
  expect(placed?.style.blockSize).toBe('1px')
  expect(fetch).not.toHaveBeenCalled()
  await kit.open()
  expect([...document.querySelectorAll('w3m-modal')]).toEqual([placed])
  expect(placed?.shadowRoot?.querySelector('[data-testid=w3m-modal-card]')).not.toBeNull()
  kit.destroy()
  expect(document.querySelector('w3m-modal')).toBeNull()
})

it('connect while the modal is open, where the host has switched', async () => {
  stubIdle()
  const kit = createAppKit({ projectId: 'test', networks })
  onTestFinished(() => kit.destroy())
  const element = show('appkit-button')
  await kit.open()
  expect(buttonOf(element).textContent).toBe('Connecting...')
  buttonOf(element).click()
  await vi.waitFor(() => expect(kit.isOpen()).toBe(false))
  expect(buttonOf(element).textContent).toBe('Connect Wallet')
})

it.each(['disableAppend', 'enableEmbedded'] as const)('place no element with %s', (option) => {
  stubIdle()
  const kit = createAppKit({ projectId: 'test', networks, [option]: true, preload: 'intent' })
  onTestFinished(() => kit.destroy())
  expect(document.querySelector('w3m-modal')).toBeNull()
})

it('show nothing before there is a kit', () => {
  expect(show('appkit-button').shadowRoot).toBeNull()
})

it('open the modal at the view of their kind, and close it', async () => {
  const kit = testKit()
  const opened = open(kit)
  buttonOf(show('appkit-button', { namespace: 'solana' })).click()
  buttonOf(show('appkit-connect-button')).click()
  buttonOf(show('w3m-network-button')).click()
  expect(opened.mock.calls).toEqual([
    [{ view: 'Connect', namespace: 'solana' }],
    [{ view: 'Connect' }],
    [{ view: 'Networks' }],
  ])
  const close = vi.spyOn(kit, 'close').mockResolvedValue()
  vi.spyOn(kit, 'isOpen').mockReturnValue(true)
  buttonOf(show('appkit-button')).click()
  expect(close).toHaveBeenCalledTimes(1)
})

it('prepare the modal on hover, without a request to a service', () => {
  const kit = testKit()
  const prepare = vi.spyOn(kit, 'prepareModal').mockResolvedValue()
  buttonOf(show('appkit-button')).dispatchEvent(new Event('pointerenter'))
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(fetch).not.toHaveBeenCalled()
})

it('follow their properties and attributes', () => {
  const kit = testKit()
  const element = show('appkit-button', { label: 'Log in', loadinglabel: 'One moment', size: 'sm' })
  const button = buttonOf(element)
  expect(button.textContent).toBe('Log in')
  expect(button.dataset.size).toBe('sm')
  expect(element.charsStart).toBeUndefined()
  element.label = 'Sign in'
  element.disabled = true
  expect(button.textContent).toBe('Sign in')
  expect(button.disabled).toBe(true)
  element.disabled = false
  kit.setLoading(true)
  expect(button.textContent).toBe('One moment')
  expect(button.ariaBusy ?? button.getAttribute('aria-busy')).toBe('true')
  const opened = open(kit)
  button.click()
  expect(opened).not.toHaveBeenCalled()
})

it('take up properties that were set before the element was inserted', () => {
  testKit()
  const element: ButtonElement = document.createElement('appkit-button')
  Object.defineProperty(element, 'label', { value: 'Early', configurable: true, writable: true })
  document.body.append(element)
  expect(buttonOf(element).textContent).toBe('Early')
  element.label = 'Late'
  expect(buttonOf(element).textContent).toBe('Late')
})

it('become the account button in the same element, with the balance', async () => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  const element = show('appkit-button', { charsstart: '6', charsend: '2' })
  const button = buttonOf(element)
  await connect(kit, { connectorId: 'com.example.test' })
  const address = wallet.accounts[0] ?? ''
  expect(buttonOf(element)).toBe(button)
  expect(button.parentElement?.dataset.testid).toBe('account-button')
  expect(button.textContent).toContain(`${address.slice(0, 6)}…${address.slice(-2)}`)
  await vi.waitFor(() => expect(button.textContent).toContain('ETH'), { timeout: 8_000 })
  element.balance = 'hide'
  expect(button.textContent).not.toContain('ETH')
  const opened = open(kit)
  button.click()
  expect(opened).toHaveBeenCalledWith({})
  await kit.disconnect()
  expect(button.parentElement?.dataset.testid).toBe('connect-button')
})

it('show address and name of the last visit until the wallet has answered', async () => {
  const [address = ''] = testWallet().accounts
  const identity = { [address.toLowerCase()]: { identity: { name: 'alice.eth' }, timestamp: Date.now() } }
  const entries = new Map([
    ['@appkit/connection_status', 'connected'],
    ['@appkit/eip155:connected_connector_id', 'com.example.test'],
    ['@appkit/eip155:address', address],
    ['@appkit/identity_cache', JSON.stringify(identity)],
  ])
  const services = { walletDirectory: false, dataService: 'http://data.invalid', relay: false } as const
  const kit = testKit({
    services,
    storage: {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    },
  })
  const button = buttonOf(show('appkit-button', { balance: 'hide' }))
  expect(kit.getAccount().status).toBe('reconnecting')
  expect(button.textContent).toBe(`${address.slice(0, 4)}…${address.slice(-6)}`)
  await vi.waitFor(() => expect(button.textContent).toBe('alice.eth'))
  expect(fetch).not.toHaveBeenCalled()
})

// T11
it("show the account's avatar, which stays the same image while the text changes", async () => {
  const wallet = testWallet()
  const dataService = 'http://data.invalid'
  const avatar = `${dataService}/avatars/alice.svg`
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.startsWith(dataService)
      ? Response.json({ name: 'alice.eth', avatar })
      : Promise.reject(new TypeError('No network in this test')),
  )
  const services = { walletDirectory: false, dataService, relay: false } as const
  const kit = testKit({ wallets: [wallet], services })
  const element = show('appkit-account-button', { balance: 'hide' })
  await connect(kit, { connectorId: 'com.example.test' })
  const button = buttonOf(element)
  await vi.waitFor(() => expect(button.querySelector('img')?.src).toBe(avatar))
  const image = button.querySelector('img')
  expect(image?.hidden).toBe(true)
  image?.dispatchEvent(new Event('load'))
  element.disabled = true
  expect(button.disabled).toBe(true)
  expect(button.querySelector('img')).toBe(image)
  expect(image?.hidden).toBe(false)
})

it('show no account button before a wallet is connected, and a connect button after', async () => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  const account = buttonOf(show('appkit-account-button', { balance: 'hide' }))
  expect(account.hidden).toBe(true)
  await connect(kit, { connectorId: 'com.example.test' })
  expect(account.hidden).toBe(false)
  expect(buttonOf(show('appkit-connect-button')).textContent).toBe('Connect Wallet')
})

it('name the network, and the need to leave it', async () => {
  const unconnected = testKit()
  expect(buttonOf(show('appkit-network-button', { label: 'Networks' })).textContent).toBe('Networks')
  unconnected.destroy()
  const { kit, wallet } = await connectedKit()
  const button = buttonOf(show('appkit-network-button', { label: 'Networks' }))
  expect(button.textContent).toBe('Ethereum')
  wallet.changeChain(137)
  expect(button.textContent).toBe('Polygon')
  wallet.changeChain(5)
  expect(button.textContent).toBe('Switch Network')
  expect(buttonOf(show('appkit-account-button')).textContent).toContain('Switch Network')
  kit.setLoading(true)
  expect(button.disabled).toBe(true)
  kit.updateOptions({ enableNetworkSwitch: false })
  expect(button.hidden).toBe(true)
})

it('report that the modal failed to load, and try again', async () => {
  const kit = testKit()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(kit, 'open').mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue()
  const button = buttonOf(show('appkit-button'))
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Failed to load. Try again'))
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('Connect Wallet'))
})

it('stop following the kit when they are removed, and go on when they are inserted again', () => {
  const kit = testKit()
  const element = show('appkit-button')
  const button = buttonOf(element)
  element.remove()
  kit.setLoading(true)
  expect(button.textContent).toBe('Connect Wallet')
  document.body.append(element)
  expect(buttonOf(element).textContent).toBe('Connecting...')
})

it('connect with one wallet, in its own view', async () => {
  const wallet = testWallet()
  wallet.setHold(true)
  const kit = testKit({ wallets: [wallet] })
  const element = show('appkit-wallet-button', { wallet: 'com.example.test' })
  const button = buttonOf(element)
  expect(button.parentElement?.dataset.testid).toBe('apkt-wallet-button-external')
  expect(button.textContent).toBe('TWTest Wallet')
  button.click()
  await vi.waitFor(() => expect(kit.stores.modal.getState().view).toBe('ConnectingExternal'), {
    timeout: 8_000,
  })
  expect(button.getAttribute('aria-busy')).toBe('true')
  element.wallet = 'metamask'
  expect(button.textContent).toBe('MMetaMask')
  expect(button.parentElement?.dataset.testid).toBe('apkt-wallet-button')
  await kit.close()
  const connecting = connect(kit, { connectorId: 'com.example.test' })
  await vi.waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('asking'))
  wallet.answerPending()
  await connecting
  expect(button.disabled).toBe(true)
})

it('are mounted by a function, too, which changes and removes them', async () => {
  const wallet = testWallet()
  const kit = testKit({ wallets: [wallet] })
  const opened = open(kit)
  const { update, unmount } = mountButton(document.body, { label: 'Log in' })
  const host = document.body.lastElementChild as Element
  buttonOf(host).click()
  expect(opened).toHaveBeenCalledWith({ view: 'Connect' })
  update({ size: 'sm' })
  expect([buttonOf(host).textContent, buttonOf(host).dataset.size]).toEqual(['Log in', 'sm'])
  await connect(kit, { connectorId: 'com.example.test' })
  expect(buttonOf(host).parentElement?.dataset.testid).toBe('account-button')
  const network = mountButton(document.body, { kind: 'network', kit })
  expect(buttonOf(document.body.lastElementChild as Element).textContent).toBe('Ethereum')
  network.unmount()
  unmount()
  expect(document.body.children).toHaveLength(0)
  kit.destroy()
  expect(() => mountButton(document.body)).toThrow('Please call createAppKit before using useAppKit')
})
