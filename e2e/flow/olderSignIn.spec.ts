import { hostPage } from '../support/pages/hostPage.ts'
import { sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test('a host app can keep its `siweConfig` plug-in', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false, siweConfig: true })
  await connectAndSignIn(page)
  const [request] = await walletRequests(page, sandboxWallet, 'personal_sign')
  const [hex] = (request?.params ?? []) as string[]
  expect(Buffer.from(hex?.slice(2) ?? '', 'hex').toString('utf8')).toContain('Open my library card.')

  await page.reload()
  await expect(host.authentication).toHaveText('authenticated')
  expect(await walletRequests(page, sandboxWallet, 'personal_sign')).toEqual([])
  await host.disconnectButton.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect
    .poll(() => page.evaluate(() => fetch('/api/auth/session').then((reply) => reply.json())))
    .toBeNull()
})
