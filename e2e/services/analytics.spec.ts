import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal } from '../support/wallets/connect.ts'

/** Names of the events that were received, in order. */
async function received(sandbox: SandboxControl): Promise<readonly string[]> {
  const requests = await sandbox.requests()
  return requests
    .filter(({ service }) => service === 'analytics')
    .map(({ body }) => (JSON.parse(body) as { props: { event: string } }).props.event)
}

async function askedForLeave(sandbox: SandboxControl): Promise<boolean> {
  const requests = await sandbox.requests()
  return requests.some(({ operations }) => operations.includes('getAnalyticsConfig'))
}

test.describe('with a service for them', () => {
  test.beforeEach(async ({ visit, origins }) => {
    await visit({ siwx: false, services: { analytics: `${origins.sandbox}/analytics` } })
  })

  // T26
  test('events are sent after the first click, without the address and the query of the page', async ({
    page,
    sandbox,
  }) => {
    await page.mouse.move(20, 20)
    expect(await askedForLeave(sandbox)).toBe(false)
    await connect(page)
    await expect
      .poll(() => received(sandbox))
      .toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
    const requests = (await sandbox.requests()).filter(({ service }) => service === 'analytics')
    for (const { body } of requests) {
      expect(body).not.toMatch(/0x[0-9a-f]{40}/i)
      expect(JSON.parse(body)).toMatchObject({ url: expect.stringMatching(/^http:\/\/[^?#]+$/) })
    }
  })

  test.describe('of a directory that is down', () => {
    test.use({ allowedConsoleErrors: /Failed to load resource/ })

    test('none is sent without its leave', async ({ page, sandbox }) => {
      await sandbox.setFaults({ walletDirectory: { mode: 'down', operation: 'getAnalyticsConfig' } })
      await openModal(page)
      await expect.poll(() => askedForLeave(sandbox)).toBe(true)
      await modal(page).close.click()
      await expect(modal(page).card).toBeHidden()
      expect(await received(sandbox)).toEqual([])
    })
  })
})

test('none is sent, and no service is asked, under Global Privacy Control', async ({
  page,
  visit,
  origins,
  sandbox,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await visit({ siwx: false, services: { analytics: `${origins.sandbox}/analytics` } })
  await connect(page)
  expect(await askedForLeave(sandbox)).toBe(false)
  expect(await received(sandbox)).toEqual([])
})

test('none is sent, and no service is asked, where the host has switched them off', { tag: '@long' }, async ({
  page,
  visit,
  origins,
  sandbox,
}) => {
  await visit({
    siwx: false,
    services: { analytics: `${origins.sandbox}/analytics` },
    features: { analytics: false },
  })
  await connect(page)
  expect(await askedForLeave(sandbox)).toBe(false)
  expect(await received(sandbox)).toEqual([])
})
