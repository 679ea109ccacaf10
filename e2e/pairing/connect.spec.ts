import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { openPhone, showCode } from '../support/pages/phone.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const base58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const both = { namespaces: ['eip155', 'solana'] }
const withoutSignIn = { siwx: false }

async function scan(phone: Page, uri: string): Promise<void> {
  await phone.bringToFront()
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
}

// T27
test('the pairing client is loaded when pairing is chosen, and not by opening the modal', async ({
  page,
  visit,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    // Not those that are shared with it, and have its name among others.
    if (/\/pairing-use-/.test(request.url())) loaded.push(request.url())
  })
  await visit({ siwx: false })
  await openModal(page)
  await expect(modal(page).rows.nth(3)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await modal(page).card.getByTestId('wallet-selector-walletconnect').click()
  await expect(modal(page).card.getByTestId('wui-qr-code')).toHaveAttribute('uri', /^wc:/)
  expect(loaded).toHaveLength(1)
})

test('a phone approves both chain families in one request, signs, survives a reload, and disconnects', async ({
  page,
  context,
  sandbox,
  visit,
}) => {
  const host = hostPage(page)
  const { card, sign } = modal(page)
  await visit(undefined, both)
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox)
  await scan(phone, uri)
  await expect(phone.getByTestId('wallet-proposal')).toContainText('Harrow & Vetch')
  await phone.getByTestId('wallet-approve').click()

  await page.bringToFront()
  await sign.click()
  await phone.bringToFront()
  await expect(phone.getByTestId('wallet-request')).toContainText('wants you to sign in')
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(card).toBeHidden()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.address).toHaveText(erin)
  const solanaAddress = await page.evaluate(() => window.kit?.getAddress('solana'))
  expect(solanaAddress).toMatch(base58)

  await page.reload()
  await expect(host.address).toHaveText(erin)
  await expect(host.authentication).toHaveText('authenticated')
  expect(await page.evaluate(() => window.kit?.getAddress('solana'))).toBe(solanaAddress)

  await phone.bringToFront()
  await phone.getByTestId('wallet-disconnect').click()
  await page.bringToFront()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(host.authentication).not.toHaveText('authenticated')
  expect(await page.evaluate(() => window.kit?.getIsConnectedState())).toBe(false)
})

test('the page follows account and chain changes on the phone', async ({ page, context, sandbox, visit }) => {
  const host = hostPage(page)
  await visit(withoutSignIn)
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
  await expect(host.address).toHaveText(erin)
  await phone.getByTestId('wallet-next-account').click()
  await expect(host.address).toHaveText(frank)
  await phone.getByTestId('wallet-chain-137').click()
  await expect(host.network).toHaveText('Polygon')
})

test('a phone signs messages of either family', async ({ page, context, sandbox, visit }) => {
  const host = hostPage(page)
  await visit(withoutSignIn, both)
  const uri = await showCode(page)
  await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
  await expect(host.address).toHaveText(erin)
  await page.bringToFront()
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^0x[\da-f]{130}$/)
  await page.evaluate(() => window.kit?.open({ view: 'Networks' }))
  await modal(page).network('Solana').click()
  await expect(host.address).toHaveText(base58)
  await page.keyboard.press('Escape')
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
})

test.describe('after a refusal', () => {
  // F14
  test('a declined pairing is reported, and a new code connects', async ({
    page,
    context,
    sandbox,
    visit,
  }) => {
    const host = hostPage(page)
    const { card, tryAgain } = modal(page)
    await visit(withoutSignIn)
    const uri = await showCode(page)
    const phone = await openPhone(context, sandbox)
    await scan(phone, uri)
    await phone.getByTestId('wallet-reject').click()
    await page.bringToFront()
    await expect(card).toContainText('Request declined')
    await tryAgain.click()
    const code = card.getByTestId('wui-qr-code')
    await expect(code).toHaveAttribute('uri', /^wc:/)
    const next = String(await code.getAttribute('uri'))
    expect(next).not.toBe(uri)
    await scan(phone, next)
    await phone.getByTestId('wallet-approve').click()
    await expect(host.address).toHaveText(erin)
  })
})

test('the page disconnects, connects again without waiting, and restores the new session', {
  tag: '@long',
}, async ({ page, context, sandbox, visit }) => {
  const host = hostPage(page)
  await visit(withoutSignIn)
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
  await expect(host.address).toHaveText(erin)
  await page.bringToFront()
  await page.evaluate(() => void window.kit?.disconnect())
  const next = await showCode(page)
  await expect(phone.getByTestId('wallet-session')).toHaveCount(0)
  await scan(phone, next)
  await expect(host.address).toHaveText(erin)
  await expect(phone.getByTestId('wallet-session')).toHaveCount(1)
  await page.reload()
  await expect(host.address).toHaveText(erin)
})

test('networks that the phone has not approved are listed, and say so', { tag: '@long' }, async ({
  page,
  context,
  sandbox,
  visit,
}) => {
  const host = hostPage(page)
  await visit(withoutSignIn)
  const uri = await showCode(page)
  await openPhone(context, sandbox, `?auto=1&chains=1&uri=${encodeURIComponent(uri)}`)
  await expect(host.address).toHaveText(erin)
  await page.bringToFront()
  await host.accountButton.click()
  await modal(page).networkSelector.click()
  const polygon = modal(page).network('Polygon')
  await expect(polygon).toBeDisabled()
  await expect(polygon).toContainText('Your wallet has not approved this network')
  await expect(modal(page).network('Ethereum')).toBeEnabled()
  await polygon.click({ force: true })
  await expect(modal(page).title).toHaveText('Choose Network')
  expect(await page.evaluate(() => window.kit?.getCaipNetworkId())).toBe('eip155:1')
})

// F13, T17
test('an abandoned code does not connect', { tag: '@long' }, async ({ page, context, sandbox, visit }) => {
  const host = hostPage(page)
  const { card, back } = modal(page)
  await visit(withoutSignIn)
  const uri = await showCode(page)
  await back.click()
  await expect(card.getByTestId('wallet-selector-walletconnect')).toBeVisible()
  const phone = await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
  await expect(phone.getByTestId('wallet-session')).toHaveCount(0)
  await expect(host.connectionStatus).toHaveText('disconnected')
})

test.describe('while the relay is cut', () => {
  test.use({ allowedConsoleErrors: /WebSocket|socket|relay|Publish|transport/i })

  test('a session recovers by itself', async ({ page, context, sandbox, visit }) => {
    const host = hostPage(page)
    await visit(withoutSignIn)
    const uri = await showCode(page)
    await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
    await expect(host.address).toHaveText(erin)
    await sandbox.setFaults({ relay: { mode: 'down' } })
    await page.bringToFront()
    await host.signButton.click()
    await expect(host.signature).toHaveText('Waiting for the wallet…')
    await sandbox.reset()
    await expect(host.signature).toHaveText(/^0x[\da-f]{130}$/, { timeout: 45_000 })
    await expect(host.connectionStatus).toHaveText('connected')
  })
})

test.describe('while the relay cannot be reached', () => {
  test.use({ allowedConsoleErrors: /WebSocket|socket|relay|Publish|transport/i })

  // F11
  test('its row says so, until it answers by itself', async ({ page, sandbox, visit }) => {
    const { card, back } = modal(page)
    const row = card.getByTestId('wallet-selector-walletconnect')
    const note = card.getByText(/^Connecting wallet apps is unavailable right now/)
    await sandbox.setFaults({ relay: { mode: 'down' } })
    await visit(withoutSignIn)
    await openModal(page)
    await expect(row).toBeVisible()
    // Nothing was asked of the relay so far.
    await expect(note).toBeHidden()
    const asked = page.waitForEvent('websocket')
    await row.click()
    await asked
    await back.click()
    await expect(note).toBeVisible()
    await sandbox.reset()
    await expect(note).toBeHidden({ timeout: 30_000 })
    await row.click()
    await expect(card.getByTestId('wui-qr-code')).toHaveAttribute('uri', /^wc:/)
  })
})

// F11, F12: the relay keeps a sealed message until its wallet is back.
test.describe('while the relay drops', () => {
  test.use({ allowedConsoleErrors: /WebSocket|socket|relay|Publish|transport/i })

  test('before the code is scanned, the same code connects', { tag: '@long' }, async ({
    page,
    context,
    sandbox,
    visit,
  }) => {
    const host = hostPage(page)
    await visit(withoutSignIn)
    const uri = await showCode(page)
    const dropped = page.waitForEvent('websocket')
    await sandbox.setFaults({ relay: { mode: 'down', times: 2 } })
    await dropped
    await sandbox.reset()
    await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
    await expect(host.address).toHaveText(erin, { timeout: 45_000 })
  })

  test('between the scan and the approval, the late approval connects', async ({
    page,
    context,
    sandbox,
    visit,
  }) => {
    const host = hostPage(page)
    await visit(withoutSignIn)
    const uri = await showCode(page)
    const phone = await openPhone(context, sandbox)
    await scan(phone, uri)
    await expect(phone.getByTestId('wallet-proposal')).toBeVisible()
    const dropped = page.waitForEvent('websocket')
    await sandbox.setFaults({ relay: { mode: 'down', times: 2 } })
    await dropped
    await sandbox.reset()
    await phone.getByTestId('wallet-approve').click()
    await expect(host.address).toHaveText(erin, { timeout: 45_000 })
  })
})
