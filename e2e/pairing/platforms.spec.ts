import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { openPhone } from '../support/pages/phone.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'
import { recordOpenedWindows } from '../support/wallets/openedWindows.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const links = {
  mobile_link: 'sample:',
  desktop_link: 'sampledesktop://',
  webapp_link: 'https://app.sample.example',
}
const sample = { id: 'sample', name: 'Sample Wallet', homepage: 'https://sample.example', ...links }
const options = { siwx: false, customWallets: [sample] }
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}

const tab = (page: Page, name: string) => modal(page).card.getByTestId(`tab-${name}`)
const secondary = (page: Page) => modal(page).card.getByTestId('w3m-connecting-widget-secondary-button')

async function pick(page: Page, id = sample.id): Promise<void> {
  await openModal(page)
  await modal(page).card.getByTestId(`wallet-selector-${id}`).click()
}

/** The code of the attempt in progress. */
function readUri(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attempt = window.kit?.stores.connection.getState().attempt
    return attempt?.status === 'asking' && attempt.step.type === 'uri' ? attempt.step.uri : ''
  })
}

async function waitForUri(page: Page): Promise<string> {
  await expect.poll(() => readUri(page)).toMatch(/^wc:/)
  return readUri(page)
}

// T17
test('a wallet has a tab for each platform; web and desktop open with the code', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  const opened = await recordOpenedWindows(page)
  await visit(options)
  await pick(page)
  await expect(modal(page).title).toHaveText('Sample Wallet')
  const code = modal(page).card.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  const uri = await readUri(page)
  await expect(modal(page).card).toContainText(`connect to ${new URL(page.url()).host}.`)
  await expect(modal(page).card.getByRole('tab')).toHaveText(['Mobile', 'Web app', 'Desktop'])

  await tab(page, 'webapp').click()
  await expect(code).toHaveCount(0)
  expect(await opened()).toEqual([])
  await secondary(page).click()
  const open = { features: 'noreferrer noopener', target: '_blank', isInClick: true }
  const encoded = encodeURIComponent(uri)
  expect(await opened()).toEqual([{ ...open, href: `https://app.sample.example/wc?uri=${encoded}` }])

  await tab(page, 'desktop').click()
  expect((await opened()).at(-1)).toEqual({ ...open, href: `sampledesktop://wc?uri=${encoded}` })
  await expect(secondary(page)).toBeHidden()
  await expect(secondary(page)).toHaveText('Try again')

  // The tabs share one code.
  await tab(page, 'mobile').click()
  await expect(code).toHaveAttribute('uri', uri)
})

test('tabs are moved along by arrows and selected by a key', { tag: '@long' }, async ({ page, visit }) => {
  await recordOpenedWindows(page)
  await visit(options)
  await pick(page)
  await tab(page, 'mobile').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'webapp')).toBeFocused()
  await expect(tab(page, 'mobile')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'webapp')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(page, 'desktop')).toBeFocused()
})

test('a listed extension that is missing is not detected', { tag: '@long' }, async ({ page, visit }) => {
  const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
  await visit({ siwx: false })
  await pick(page, metaMask)
  await tab(page, 'browser').click()
  await expect(modal(page).card).toContainText('Not Detected')
  await modal(page).card.getByRole('button', { name: 'Get it' }).click()
  await expect(modal(page).title).toHaveText('Get MetaMask')
})

// T13
test('a hostile link of a wallet opens nothing', async ({ page, visit }) => {
  const opened = await recordOpenedWindows(page)
  const bad = 'javascript:window.__pwned=1'
  const hostile = { id: 'hostile', name: 'Hostile', mobile_link: bad, desktop_link: bad, webapp_link: bad }
  await visit({ siwx: false, customWallets: [hostile] })
  await pick(page, 'hostile')
  await expect(modal(page).card.getByTestId('wui-qr-code')).toBeVisible()
  await expect(modal(page).card.getByRole('tab')).toHaveCount(0)
  expect(await opened()).toEqual([])
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
})

test.describe('on Android', () => {
  test.use({ userAgent: agents.android, viewport: { width: 390, height: 844 } })

  test('the app opens with the code, again after 5 s, and at each request', async ({
    page,
    context,
    sandbox,
    visit,
  }) => {
    const opened = await recordOpenedWindows(page)
    await visit(options)
    await pick(page)
    await expect(modal(page).card.getByRole('tab')).toHaveText(['Mobile', 'Web app'])
    await expect.poll(opened).toHaveLength(1)
    const uri = await readUri(page)
    const app = { target: '_self', features: 'noreferrer noopener' }
    expect(await opened()).toMatchObject([{ ...app, href: `sample:///wc?uri=${encodeURIComponent(uri)}` }])
    expect(await page.evaluate((key) => localStorage.getItem(key), choiceKey)).toBe(
      '{"name":"Sample Wallet","href":"sample:///"}',
    )
    await expect(secondary(page)).toHaveText('Try again')
    await secondary(page).click()
    expect(await opened()).toHaveLength(2)
    expect(await readUri(page)).toBe(uri)

    await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
    await page.bringToFront()
    await expect(hostPage(page).address).toHaveText(erin)
    await hostPage(page).signButton.click()
    await expect(hostPage(page).signature).toHaveText(/^0x[\da-f]{130}$/)
    const { href } = (await opened()).at(-1) ?? {}
    expect(href).toMatch(/^sample:\/\/\/?\/wc\?requestId=\d+&sessionTopic=[\da-f]{64}$/)

    await hostPage(page).disconnectButton.click()
    await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
    expect(await page.evaluate((key) => localStorage.getItem(key), choiceKey)).toBeNull()
  })

  test.describe('in a frame', () => {
    // Chromium says that the page around was not moved.
    test.use({ allowedConsoleErrors: /Unsafe attempt to initiate navigation/ })

    // T13
    test('whose sandbox holds the page around it, the app opens in a tab without an opener', async ({
      page,
      context,
    }) => {
      const query = new URLSearchParams({
        namespaces: 'eip155',
        options: JSON.stringify({ ...options, services: { frame: false } }),
      })
      const sandboxed = `<iframe sandbox="allow-scripts allow-same-origin allow-popups" src="/?${query}"></iframe>`
      const style = '<style>iframe { position: fixed; inset: 0; width: 100%; height: 100% }</style>'
      await page.route('**/around', (route) =>
        route.fulfill({ contentType: 'text/html', body: style + sandboxed }),
      )
      await page.goto('/around')
      const app = page.frameLocator('iframe')
      await app.getByTestId('connect-button').first().click()
      const opened = context.waitForEvent('page')
      await app.getByTestId('wallet-selector-sample').click()
      const tab = await opened
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await expect(app.getByTestId('w3m-modal-card')).toContainText('Continue in Sample Wallet')
      await tab.close()
    })
  })

  // T13, T25
  test('a deep link that another script has stored is not opened', { tag: '@long' }, async ({
    page,
    context,
    sandbox,
    visit,
  }) => {
    const opened = await recordOpenedWindows(page)
    await visit(options)
    await pick(page)
    const uri = await waitForUri(page)
    await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
    await page.bringToFront()
    await expect(hostPage(page).address).toHaveText(erin)
    const before = (await opened()).length
    await page.evaluate(
      (key) => localStorage.setItem(key, '{"href":"javascript:window.__pwned=1;//","name":"x"}'),
      choiceKey,
    )
    await hostPage(page).signButton.click()
    await expect(hostPage(page).signature).toHaveText(/^0x[\da-f]{130}$/)
    expect(await opened()).toHaveLength(before)
    expect(await page.evaluate((key) => localStorage.getItem(key), choiceKey)).toBeNull()
  })

  test('Telegram opens the app outside, with the code encoded twice, and shows the code again', {
    tag: '@long',
  }, async ({ page, visit }) => {
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    const opened = await recordOpenedWindows(page)
    await visit(options)
    await pick(page)
    await expect.poll(opened).toHaveLength(1)
    const uri = await readUri(page)
    const href = `sample:///wc?uri=${encodeURIComponent(encodeURIComponent(uri))}`
    expect(await opened()).toMatchObject([{ href, target: '_blank' }])
    await modal(page).back.click()
    await modal(page).card.getByTestId('wallet-selector-sample').click()
    await expect.poll(opened).toHaveLength(2)
    expect(await readUri(page)).toBe(uri)
  })

  test('Telegram opens a universal link by its own call', { tag: '@long' }, async ({ page, visit }) => {
    const universal = { ...sample, mobile_link: 'https://app.sample.example/ul' }
    await page.addInitScript(() => {
      const telegramLinks: string[] = []
      const WebApp = { openLink: (url: string) => telegramLinks.push(url) }
      Object.assign(window, { telegramLinks, Telegram: { WebApp } })
    })
    const opened = await recordOpenedWindows(page)
    await visit({ ...options, customWallets: [universal] })
    await pick(page)
    const telegramLinks = () => page.evaluate(() => Reflect.get(window, 'telegramLinks') as string[])
    await expect.poll(telegramLinks).toHaveLength(1)
    const uri = encodeURIComponent(await readUri(page))
    expect(await telegramLinks()).toEqual([`https://app.sample.example/ul/wc?uri=${uri}`])
    expect(await opened()).toEqual([])
  })
})

test.describe('on iOS', () => {
  test.use({ userAgent: agents.iphone, viewport: { width: 390, height: 844 } })

  test('the code is ready before the tap, so that the app opens within it', async ({
    page,
    sandbox,
    visit,
  }) => {
    const opened = await recordOpenedWindows(page)
    await visit(options)
    await openModal(page)
    const published = async () =>
      (await sandbox.requests()).filter(({ operations }) => operations.includes('wc_proposeSession')).length
    await expect.poll(published).toBe(1)
    await modal(page).card.getByTestId('wallet-selector-sample').click()
    expect(await opened()).toMatchObject([{ target: '_self', isInClick: true }])
    expect(await published()).toBe(1)
  })
})

// F37
test('a blocked window is opened by a button, with a link to copy beside it', async ({ page, visit }) => {
  // As a blocker does: the window is never there.
  const opened = await recordOpenedWindows(page)
  await visit(options)
  await pick(page)
  await waitForUri(page)
  await tab(page, 'webapp').click()
  await expect(modal(page).card).toContainText('Continue in Sample Wallet')
  await expect(modal(page).card).toContainText(
    'The wallet opens in a new tab. Accept the connection request there.',
  )
  await expect(modal(page).card.getByTestId('wui-link-copy')).toBeVisible()
  const before = (await opened()).length
  await expect(secondary(page)).toHaveText('Open')
  await secondary(page).click()
  await secondary(page).click()
  const windows = (await opened()).slice(before)
  expect(windows).toHaveLength(2)
  for (const { href, isInClick } of windows) {
    expect(isInClick, 'a click opens it, which blockers allow').toBe(true)
    expect(href).toMatch(/^https:\/\/app\.sample\.example\//)
  }
  await modal(page).back.click()
  await expect(modal(page).title).toHaveText('Connect Wallet')
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
})
