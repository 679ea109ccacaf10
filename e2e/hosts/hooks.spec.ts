import type { Page } from '@playwright/test'
import { expect, test } from '../support/hostsTest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function expectValues(page: Page, values: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(page.getByTestId(name)).toHaveText(value)
}

test('every hook follows: connect, switch, theme, disconnect, with the events of each', async ({ host }) => {
  const { page, open, connect, press } = host
  await open('hooks')
  await expectValues(page, {
    account: 'disconnected false none',
    balance: 'none',
    connections: '',
    network: 'eip155:1 1',
    provider: 'undefined none',
    state: 'false eip155:1 eip155 true',
    theme: 'dark',
    wallets: /Sandbox Wallet/,
    wallet: 'none',
  })

  await connect()
  await expectValues(page, {
    account: `connected true eip155:1:${alice}`,
    balance: 'ETH',
    connections: 'dev.wallet-kit.sandbox',
    provider: 'object ANNOUNCED',
    wallet: 'Sandbox Wallet',
    events: /MODAL_OPEN.*SELECT_WALLET.*CONNECT_SUCCESS/,
  })

  await press('Switch')
  await expectValues(page, {
    account: `connected true eip155:137:${alice}`,
    balance: 'POL',
    network: 'eip155:137 137',
    state: 'false eip155:137 eip155 true',
    events: /SWITCH_NETWORK/,
  })

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
    events: /CONNECT_SUCCESS.*SWITCH_NETWORK.*DISCONNECT_SUCCESS/,
  })
})
