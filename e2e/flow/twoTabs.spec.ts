import { hostPage } from '../support/pages/hostPage.ts'
import { sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// T25, F20
test('a second tab is connected and signed in, and disconnects with the first one', async ({
  page,
  visit,
  context,
}) => {
  await visit()
  await connectAndSignIn(page)
  const second = await context.newPage()
  await visit(undefined, { page: second })
  await expect(hostPage(second).authentication).toHaveText('authenticated')

  await hostPage(page).disconnectButton.click()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  await expect(hostPage(second).connectionStatus).toHaveText('disconnected', { timeout: 2_000 })
  await expect(hostPage(second).authentication).toHaveText('unauthenticated')
})

// F20
test('a wallet that is connected in one tab is connected in the other one, and each tab signs by itself', async ({
  page,
  visit,
  context,
}) => {
  const second = await context.newPage()
  await visit({ siwx: false })
  await visit({ siwx: false }, { page: second })
  await expect(hostPage(second).connectionStatus).toHaveText('disconnected')
  await connect(page)
  await expect(hostPage(second).connectionStatus).toHaveText('connected', { timeout: 1_500 })
  for (const tab of [page, second]) {
    await hostPage(tab).signButton.click()
    await expect(hostPage(tab).signature).toHaveText(/^0x[0-9a-f]{130}$/)
  }
  expect(await walletRequests(second, sandboxWallet, 'eth_requestAccounts'), 'prompts').toEqual([])

  await hostPage(second).disconnectButton.click()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected', { timeout: 1_500 })
  // Neither connects the other one again.
  await expect(hostPage(second).connectionStatus).toHaveText('disconnected')
})
