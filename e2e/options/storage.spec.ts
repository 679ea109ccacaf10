import { connect } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { expect, test } from '../support/test.ts'

const corrupt: Record<string, Record<string, string>> = {
  'random text everywhere': {
    '@appkit/connection_status': '\u0000ÿ{"',
    '@appkit/active_caip_network_id': 'not a chain',
    '@appkit/active_namespace': 'constructor',
    '@appkit/connected_namespaces': ',,,eip155,__proto__',
    '@appkit/eip155:connected_connector_id': '<script>',
    '@appkit/recent_wallets': '{"__proto__":[',
    '@appkit/native_balance_cache': '[[[[',
  },
  'connected to nobody': {
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
  },
  'a network that is gone': {
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/active_caip_network_id': 'eip155:99999999',
    '@appkit/eip155:connected_connector_id': 'example.never.installed',
  },
}

for (const [name, entries] of Object.entries(corrupt)) {
  test(`storage with ${name}: starts disconnected, and connects`, async ({ page, visit }) => {
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('planted')) return
      sessionStorage.setItem('planted', 'yes')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, entries)
    await visit({ siwx: false })
    await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
    await connect(page)
    await page.reload()
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
  })
}

test('blocked storage: this visit works', async ({ page, visit }) => {
  await page.addInitScript(() => {
    // As browsers do when a visitor blocks site data. The playground's own theme choice is read elsewhere.
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Object.defineProperty(Storage.prototype, name, { value: refuse })
    }
  })
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})
