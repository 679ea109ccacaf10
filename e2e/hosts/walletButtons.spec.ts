import { devices } from '@playwright/test'
import { modal, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

const metaMask = 'MetaMask'

test.use({ allowedConsoleErrors: /Failed to load resource|The wallet failed to load/ })

test('the button of one wallet opens the modal at that wallet, and is disabled while one is connected', async ({
  host,
}) => {
  const { page, open } = host
  await open('plain')
  const second = page.getByTestId('apkt-wallet-button-external').getByRole('button')
  await setWallet(page, secondWallet, 'setHold', true)
  await second.click()
  const { card, title, back } = modal(page)
  await expect(title).toHaveText(secondWallet.name)
  await expect(card).toContainText(`Continue in ${secondWallet.name}`)
  await expect(second).toHaveAttribute('aria-busy', 'true')
  // The other wallets are behind it.
  await back.click()
  await expect(modal(page).wallet(secondWallet)).toBeVisible()
  await expect(second).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(second).toBeFocused()

  // The wallet still shows the question.
  await second.click()
  await expect(second).toHaveAttribute('aria-busy', 'true')
  await setWallet(page, secondWallet, 'answerPending')
  await expect(page.getByTestId('account-button')).toBeVisible()
  for (const name of [secondWallet.name, metaMask, 'WalletConnect']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
  await page.reload()
  await expect(page.getByRole('button', { name: metaMask })).toBeDisabled()
})

// T27
test('the button of a wallet that is not installed asks for it when it is pressed, and goes on in it', {
  tag: '@long',
}, async ({ host }) => {
  const { page, open } = host
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open('plain')
  const button = page.getByTestId('apkt-wallet-button').filter({ hasText: metaMask })
  await expect(button).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.includes('getWallet'))).toEqual([])
  await button.click()
  await expect(modal(page).title).toHaveText(metaMask)
  await expect(modal(page).card).toContainText(`Scan with ${metaMask} on your phone`)
})

test('where the directory is down, the button of a wallet opens the list, which says so', {
  tag: '@long',
}, async ({ host, sandbox }) => {
  const { page, open } = host
  await sandbox.setFaults({ walletDirectory: { mode: 'down' } })
  await open('plain')
  await page.getByRole('button', { name: metaMask }).click()
  await expect(modal(page).card).toContainText(/list of other wallets is unavailable/i)
})

test('a button that is mounted by a function shows the code of any wallet', { tag: '@long' }, async ({
  host,
}) => {
  const { page, open } = host
  await open('plain')
  await page.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(modal(page).title).toHaveText('WalletConnect')
  await expect(modal(page).card.getByTestId('wui-qr-code')).toBeVisible()
})

test('the modal opens at the wallet, and never shows the list before it', { tag: '@long' }, async ({
  host,
}) => {
  const { page, open } = host
  await open('plain')
  await setWallet(page, secondWallet, 'setNeverAnswer', true)
  const titles = await page.evaluate(async () => {
    const seen = new Set<string>()
    const button = document.querySelector('appkit-wallet-button')?.shadowRoot?.querySelector('button')
    button?.click()
    // From the first frame that shows the modal, however long a busy machine takes to load it.
    for (let frames = 0; frames < 60; ) {
      await new Promise(requestAnimationFrame)
      const card = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('[role=dialog]')
      if (card?.checkVisibility({ visibilityProperty: true }))
        seen.add(card.querySelector('h2')?.textContent ?? '')
      if (seen.size > 0) frames += 1
    }
    return [...seen]
  })
  expect(titles).toEqual([secondWallet.name])
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  test('the button for any wallet opens all wallets, as a phone cannot scan its own screen', async ({
    host,
  }) => {
    const { page, open } = host
    await open('plain')
    await page.getByRole('button', { name: 'WalletConnect' }).click()
    await expect(modal(page).title).toHaveText('All Wallets')
    await modal(page).back.click()
    await expect(modal(page).title).toHaveText('Connect Wallet')
  })
})
