import { connectAndSignIn } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { expect, test } from '../support/test.ts'

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
