import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

const corrupt: Record<string, Record<string, string>> = {
  'random strings': {
    '@appkit/connection_status': '\u0000ÿ{"',
    '@appkit/active_caip_network_id': 'not a chain',
    '@appkit/active_namespace': 'constructor',
    '@appkit/connected_namespaces': ',,,eip155,__proto__',
    '@appkit/eip155:connected_connector_id': '<script>',
    '@appkit/recent_wallets': '{"__proto__":[',
    '@appkit/native_balance_cache': '[[[[',
  },
  'an unknown connector': {
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
  },
  'a removed network': {
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/active_caip_network_id': 'eip155:99999999',
    '@appkit/eip155:connected_connector_id': 'example.never.installed',
  },
}

for (const [name, entries] of Object.entries(corrupt)) {
  // T25
  test(`storage with ${name}: starts disconnected, and connects`, {
    tag: name === 'random strings' ? [] : '@long',
  }, async ({ page, visit }) => {
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

/** Warnings about the storage that the page logs from now on. */
function watchWarnings(page: Page): readonly string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' && /\[wallet-kit\].*[sS]torage/.test(message.text()))
      warnings.push(message.text())
  })
  return warnings
}

// F21
test('blocked site data: the kit starts and opens', async ({ page, visit }) => {
  const warnings = watchWarnings(page)
  await page.addInitScript(() => {
    // The test wallets store their permissions, so they get a storage of their own.
    const memory = new Map<string, string>()
    const asked = { count: 0 }
    Object.assign(window, { asked })
    Object.defineProperty(window, 'localStorage', {
      get() {
        if (document.currentScript) {
          return {
            getItem: (key: string) => memory.get(key) ?? null,
            setItem: (key: string, value: string) => void memory.set(key, value),
          }
        }
        asked.count += 1
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(
    await page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count),
  ).toBeGreaterThan(0)
  expect(warnings).toHaveLength(1)
})

// F21
test('full storage: connecting works', async ({ page, visit }) => {
  const warnings = watchWarnings(page)
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('@appkit')) throw new DOMException('full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(warnings).toHaveLength(1)
})
