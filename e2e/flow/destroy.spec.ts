import type { Page } from '@playwright/test'
import { expectNothingLeft, watchOpenRequests } from '../support/checks/leftBehind.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, openModal, pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// The browser logs an aborted request as an error.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

/** Destroys the kit and counts store updates afterwards. */
async function destroy(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { kit } = window
    if (!kit) throw new Error('no kit in this page')
    const seen = { changes: 0 }
    Object.assign(window, { seen })
    kit.destroy()
    for (const store of Object.values(kit.stores)) store.subscribe(() => (seen.changes += 1))
  })
  return () => page.evaluate(() => (window as unknown as { seen: { changes: number } }).seen.changes)
}

// F25
test('destroyed while it is open: no element, listener or scroll lock remains', async ({ page, visit }) => {
  const requests = watchOpenRequests(page)
  await visit({ siwx: false })
  await connect(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).card).toBeVisible()
  const changes = await destroy(page)
  await expectNothingLeft(page, requests)
  expect(await changes()).toBe(0)
})

// F25
test('destroyed in the same tick as the first click', async ({ page, visit }) => {
  const requests = watchOpenRequests(page)
  await visit()
  const isOpen = await page.evaluate(() => {
    const opening = window.kit?.open().then(() => window.kit?.isOpen())
    window.kit?.destroy()
    return opening
  })
  expect(isOpen).toBe(false)
  await expectNothingLeft(page, requests)
})

// F25
test('destroyed during a connection request: a late response does not connect', async ({ page, visit }) => {
  const requests = watchOpenRequests(page)
  await visit()
  await setWallet(page, sandboxWallet, 'setHold', true)
  await pickWallet(page)
  await expect.poll(() => walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toHaveLength(1)
  const changes = await destroy(page)
  await setWallet(page, sandboxWallet, 'answerPending')
  await expectNothingLeft(page, requests)
  expect(await changes()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('@appkit/connection_status'))).not.toBe('connected')
})

// F25
test('destroyed while a wallet signs: a late signature is not sent', async ({ page, visit, sandbox }) => {
  const requests = watchOpenRequests(page)
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeVisible()
  await setWallet(page, sandboxWallet, 'setHold', true)
  await modal(page).sign.click()
  await expect.poll(() => walletRequests(page, sandboxWallet, 'personal_sign')).toHaveLength(1)
  const changes = await destroy(page)
  await setWallet(page, sandboxWallet, 'answerPending')
  await expectNothingLeft(page, requests)
  expect(await changes()).toBe(0)
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/callback/siwx'))).toEqual([])
})

for (const service of ['auth', 'walletDirectory'] as const) {
  // F25
  test(`destroyed while the ${service} service does not respond: the request is aborted`, async ({
    page,
    visit,
    sandbox,
  }) => {
    const requests = watchOpenRequests(page)
    await visit()
    await sandbox.setFaults({ [service]: { mode: 'never' } })
    if (service === 'auth') await pickWallet(page)
    else await openModal(page)
    await expect.poll(() => requests.size).toBeGreaterThan(0)
    const changes = await destroy(page)
    await expectNothingLeft(page, requests)
    expect(await changes()).toBe(0)
  })
}
