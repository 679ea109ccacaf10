import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { pickWallet } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test.use({ allowedConsoleErrors: /Failed to load resource|A problem occurred/ })

/** Messages that the wallet was asked to sign. */
async function signedTexts(page: Parameters<typeof walletRequests>[0]) {
  const requests = await walletRequests(page, sandboxWallet, 'personal_sign')
  return requests.map(({ params }) => {
    const [hex = ''] = params as string[]
    return Buffer.from(hex.slice(2), 'hex').toString('utf8')
  })
}

// T4, T8
test('the message is shown in full before it is signed, and exactly it is signed', async ({
  page,
  visit,
}) => {
  await visit({ siwx: { statement: 'Sign in to the <b>seed</b> library & läs mer' } })
  await pickWallet(page)
  const message = modal(page).card.getByTestId('siwx-message').locator('pre')
  await expect(message).toContainText('wants you to sign in with your Ethereum account:')
  const shown = await message.evaluate((element) => element.textContent)
  expect(shown).toContain('Sign in to the <b>seed</b> library & läs mer')
  expect(shown).toContain(`URI: ${new URL(page.url()).origin}`)
  expect(await signedTexts(page)).toEqual([])

  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  expect(await signedTexts(page)).toEqual([shown])
})

// T4
test('after a refusal, a new message is shown and signed', { tag: '@long' }, async ({ page, visit }) => {
  await visit()
  await pickWallet(page)
  const message = modal(page).card.getByTestId('siwx-message').locator('pre')
  await expect(message).toBeVisible()
  await setWallet(page, sandboxWallet, 'setReject', true)
  await modal(page).sign.click()
  await expect(modal(page).card).toContainText('Signature declined')
  await setWallet(page, sandboxWallet, 'setReject', false)
  await expect(modal(page).sign).toBeEnabled()
  const shown = await message.evaluate((element) => element.textContent)
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  expect((await signedTexts(page)).at(-1)).toBe(shown)
})

// F32
test('while the nonce is slow nothing can be signed; then it can', async ({ page, visit, sandbox }) => {
  await sandbox.setFaults({ auth: { mode: 'slow', delayMs: 1_500, operation: 'createNonce' } })
  await visit()
  await pickWallet(page)
  await expect(modal(page).card.getByTestId('siwx-message')).toHaveAttribute('aria-busy', 'true')
  await expect(modal(page).sign).toBeDisabled()
  await expect(modal(page).cancelSign).toBeEnabled()
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
})

// T4
test('a message that failed to load is shown before it is signed', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await sandbox.setFaults({ auth: { mode: 'status', status: 503, operation: 'createNonce', times: 1 } })
  await visit()
  await pickWallet(page)
  await expect(modal(page).sign).toBeEnabled()
  await expect(modal(page).card.getByTestId('siwx-message')).toHaveCount(0)
  await modal(page).sign.click()
  const message = modal(page).card.getByTestId('siwx-message').locator('pre')
  await expect(message).toBeVisible()
  const shown = await message.evaluate((element) => element.textContent)
  expect(await signedTexts(page)).toEqual([])
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  expect(await signedTexts(page)).toEqual([shown])
})
