import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { openPhone, showCode } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

test('a phone approves and signs in, in one step', async ({ page, context, sandbox, visit }) => {
  const host = hostPage(page)
  await visit()
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox)
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(modal(page).card).toBeHidden()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.address).toHaveText(erin)
  await expect(phone.getByTestId('wallet-request')).toHaveCount(0)
  await page.reload()
  await expect(host.authentication).toHaveText('authenticated')
})

test.describe('while the sign-in server is down', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource|net::ERR/ })

  // F32
  test('the code is shown all the same', async ({ page, sandbox, visit }) => {
    await sandbox.setFaults({ auth: { mode: 'never' } })
    await visit()
    await showCode(page)
  })
})
