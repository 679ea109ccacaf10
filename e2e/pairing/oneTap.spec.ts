import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { openPhone, showCode } from '../support/pages/phone.ts'
import { signInServers } from '../support/pages/signInServers.ts'
import { expect, test } from '../support/tests/test.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

for (const [name, options] of signInServers)
  test(`a phone approves and signs in with ${name}, in one step`, {
    tag: name === 'the server' ? [] : '@long',
  }, async ({ page, context, sandbox, visit }) => {
    const host = hostPage(page)
    await visit(options)
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

/** A ReCap (ERC-5573) as wallets write them, in either alphabet of Base64. */
function readRecap(message: string): unknown {
  const [, recap = ''] = /urn:recap:(\S+)$/.exec(message) ?? []
  return JSON.parse(Buffer.from(recap, 'base64').toString())
}

test('a phone grants the ReCap that is asked for, or less', async ({ page, context, sandbox, visit }) => {
  const recap = { att: { eip155: { 'request/personal_sign': [{}], 'request/wallet_unknown': [{}] } } }
  const resources = [
    'https://shop.test/terms',
    `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64url')}`,
  ]
  await visit({ siwx: { statement: 'Open my library card.', resources } })
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox)
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  const session = await page.evaluate(() => {
    const state = window.kit?.stores.signIn.getState()
    return state?.status === 'authenticated' ? state.session : undefined
  })
  const message = session?.message ?? ''
  expect(message).toContain(
    "Open my library card. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'.\n",
  )
  expect(readRecap(message)).toEqual({
    att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } },
  })
  expect(session?.cacao?.p.resources).toEqual(session?.data.resources)
  await expect(phone.getByTestId('wallet-request')).toHaveCount(0)
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
