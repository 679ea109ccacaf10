import type { Page } from '@playwright/test'
import { expect, test } from '../support/tests/hostsTest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function expectValues(page: Page, values: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(page.getByTestId(name)).toHaveText(value)
}

/** Events that the page has been notified of, without their type, which is the same for all. */
async function readEvents(page: Page): Promise<readonly object[]> {
  const events = JSON.parse((await page.getByTestId('events').textContent()) ?? '') as { type: string }[]
  return events.map(({ type, ...event }) => {
    expect(type).toBe('track')
    return event
  })
}

const connectEvents = [
  { event: 'MODAL_OPEN', properties: { connected: false } },
  { event: 'SELECT_WALLET', properties: { name: 'Sandbox Wallet', platform: 'browser' } },
  { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Sandbox Wallet' } },
  { event: 'MODAL_CLOSE', properties: { connected: true } },
]
const switchEvent = { event: 'SWITCH_NETWORK', properties: { network: 'eip155:137' } }
const disconnectEvent = { event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } }

test('every hook follows: connect, switch, theme, disconnect, with the events of each', async ({ host }) => {
  const { page, open, connect, press } = host
  await open('hooks')
  await expectValues(page, {
    account: 'disconnected false none',
    balance: 'none',
    connection: 'none nowhere',
    connections: '',
    network: 'eip155:1 1',
    networkCore: 'eip155:1 Ethereum',
    provider: 'undefined none',
    siwx: 'the plug-in',
    state: 'false eip155:1 eip155 true',
    theme: 'dark',
    wallets: /Sandbox Wallet/,
    wallet: 'none',
  })

  await connect()
  await expectValues(page, {
    account: `connected true eip155:1:${alice}`,
    balance: 'ETH',
    connection: 'Sandbox Wallet Ethereum',
    connections: 'dev.wallet-kit.sandbox',
    provider: 'object ANNOUNCED',
    wallet: 'Sandbox Wallet',
  })
  await expect.poll(() => readEvents(page)).toEqual(connectEvents)

  await press('Switch')
  await expectValues(page, {
    account: `connected true eip155:137:${alice}`,
    balance: 'POL',
    connection: 'Sandbox Wallet Polygon',
    network: 'eip155:137 137',
    networkCore: 'eip155:137 Polygon',
    state: 'false eip155:137 eip155 true',
  })

  await expect.poll(() => readEvents(page)).toEqual([...connectEvents, switchEvent])

  await press('Light')
  await expectValues(page, { theme: 'light' })

  await press('Disconnect')
  await expectValues(page, {
    account: 'disconnected false none',
    balance: 'none',
    connections: '',
    event: 'DISCONNECT_SUCCESS',
    provider: 'undefined none',
    wallet: 'none',
  })
  const earlier = [...connectEvents, switchEvent, disconnectEvent]
  await expect.poll(() => readEvents(page)).toEqual(earlier)

  await connect()
  await press('Delete')
  await expectValues(page, { account: 'disconnected false none', deleted: 'eip155 true' })
  await expect.poll(() => readEvents(page)).toEqual([...earlier, ...connectEvents, disconnectEvent])
})
