import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

// T9
test('another account has to sign in itself', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  const first = (await host.address.textContent()) ?? ''
  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await expect(host.address).not.toHaveText(first)
  await expect(host.authentication).toHaveText('unauthenticated')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
  const second = (await host.address.textContent()) ?? ''
  await expect(host.sessionAccount).toHaveText(`eip155:1:${second}`)
})

// The session must be cleared before subscribers receive the new address.
// T9
test('no subscriber ever receives one account’s session with another’s address', async ({ page, visit }) => {
  await visit()
  await connectAndSignIn(page)
  await page.evaluate(() => {
    const kit = window.kit
    if (!kit) throw new Error('no kit')
    const pairs: string[] = []
    Object.assign(window, { pairs })
    const note = () => {
      const { status, session } = kit.stores.signIn.getState()
      const signedIn = status === 'authenticated' ? session?.data.accountAddress : undefined
      if (signedIn && signedIn.toLowerCase() !== kit.getAddress()?.toLowerCase())
        pairs.push(`${signedIn} ${kit.getAddress()}`)
    }
    kit.subscribeAccount(note)
    kit.stores.signIn.subscribe(note)
    kit.stores.connection.subscribe(note)
  })
  const before = await hostPage(page).address.textContent()
  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await expect(hostPage(page).address).not.toHaveText(before ?? '')
  expect(await page.evaluate(() => (window as unknown as { pairs: string[] }).pairs)).toEqual([])
})

test('a wallet that revokes access is disconnected, also after a reload', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'revoke')
  await expect(host.connectionStatus).toHaveText('disconnected')
  await page.reload()
  await expect(host.connectionStatus).toHaveText('disconnected')
})

// F19
test('restoring a wallet that is no longer installed ends after five seconds', { tag: '@long' }, async ({
  page,
  visit,
  context,
}) => {
  const host = hostPage(page)
  await page.clock.install()
  await visit({ siwx: false })
  await connect(page)
  await context.route('**/sandbox/test-wallets.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  await expect(host.connectionStatus).toHaveText('reconnecting')
  await page.clock.fastForward(5_000)
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(host.connectButton).toBeEnabled()
  const stored = await page.evaluate(() => localStorage.getItem('@appkit/eip155:connected_connector_id'))
  expect(stored).toBeNull()
})
