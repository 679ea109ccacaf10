import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dashboard, shownAddress } from '../support/pages/dashboard.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { confirmPrinted } from '../support/servers/confirmPrinted.ts'
import { freePort } from '../support/servers/freePort.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { type FrameCommand, startFrame } from '../support/servers/startFrame.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const email = 'alice@example.test'
const codePattern = /Your code to log in is (\d{6})/

// The browser notes each refusal of the frame's own server.
test.use({ allowedConsoleErrors: /the server responded with a status of (401|403)/ })

/** An authenticator of the browser's own, which verifies its user (WebAuthn Level 3, 11.2). */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Logs in by e-mail. */
async function logInByEmail(page: Page, frame: FrameCommand): Promise<void> {
  await page.getByTestId('email').fill(email)
  await page.getByTestId('email').press('Enter')
  const { openLink, code } = dashboard(page)
  await expect(openLink).toBeVisible()
  await confirmPrinted(frame)
  await expect(code).toBeVisible()
  await code.fill(await frame.printed(codePattern))
  await code.press('Enter')
}

/** Options of a frame that serves the playground's chain. */
async function optionsOf(sandbox: SandboxControl, origins: { readonly playground: string }) {
  const [ethereum] = (await sandbox.describe()).chains
  const network = {
    chainId: 1,
    name: 'Ethereum',
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
    rpcUrl: ethereum?.rpcUrl,
  }
  return {
    PASSKEYS_RP_ID: 'localhost',
    HOST_ORIGINS: origins.playground,
    NETWORKS: JSON.stringify([network]),
  }
}

const isConnected = (page: Page) => expect(hostPage(page).connectionStatus).toHaveText('connected')
const addressOf = (page: Page) => page.evaluate(() => window.kit?.getAddress())
const pressPasskey = (page: Page) => logins(page).frame.getByRole('button', { name: 'Use passkey' }).click()

test('a passkey logs in to an app from the modal, alone and after another login', async ({
  page,
  visit,
  sandbox,
  origins,
  guard,
}) => {
  // Two processes start from sources.
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  const options = await optionsOf(sandbox, origins)
  const frame = await startFrame({ folder, port: await freePort(), options })
  for (const origin of [frame.origin, frame.keeper]) guard.allow(origin)
  const { button, section, status, title } = dashboard(page)
  const openHost = async () => {
    const services = { frame: `${frame.origin}/sdk` }
    await visit({ siwx: false, services, features: { socials: ['google', 'passkey'] } })
    await openModal(page)
  }
  try {
    await addAuthenticator(page)
    await page.goto(`${frame.origin}/dashboard`)
    await logInByEmail(page, frame)
    await expect(title).toHaveText('Your wallet')
    const address = await shownAddress(page)
    await page.getByTestId('passkey-name').fill('Laptop')
    await button('Add a passkey').click()
    await expect(section('passkeys').getByRole('listitem')).toContainText('Laptop')

    await openHost()
    await logins(page).social('passkey').click()
    await pressPasskey(page)
    await isConnected(page)
    expect(await addressOf(page)).toBe(address)
    await page.evaluate(() => window.kit?.disconnect())

    await page.goto(`${frame.origin}/dashboard`)
    await button('Always ask for a passkey, too').click()
    await button('Continue with a passkey').click()
    await expect(status).toHaveText('Every login needs a passkey, too.')

    const earlier = await frame.printed(codePattern)
    await openHost()
    // The browser is known: a code alone.
    await logins(page).email.fill(email)
    await logins(page).email.press('Enter')
    await expect(logins(page).code).toBeEnabled()
    await expect.poll(() => frame.printed(codePattern)).not.toBe(earlier)
    await logins(page).code.fill(await frame.printed(codePattern))
    await expect(modal(page).title).toHaveText('Passkey')
    await pressPasskey(page)
    await isConnected(page)
    expect(await addressOf(page)).toBe(address)
  } finally {
    await frame.stop()
    await rm(folder, { recursive: true })
  }
})

test('a passkey opens the wallet alone, until it is removed', { tag: '@long' }, async ({ page, guard }) => {
  // Two processes start from sources.
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  const frame = await startFrame({
    folder,
    port: await freePort(),
    options: { PASSKEYS_RP_ID: 'localhost' },
  })
  for (const origin of [frame.origin, frame.keeper]) guard.allow(origin)
  const { button, section, status, title } = dashboard(page)
  try {
    await addAuthenticator(page)
    await page.goto(`${frame.origin}/dashboard`)
    await logInByEmail(page, frame)
    await expect(title).toHaveText('Your wallet')
    const address = await shownAddress(page)

    await page.getByTestId('passkey-name').fill('Laptop')
    await button('Add a passkey').click()
    await expect(status).toHaveText('The passkey was added.')
    await expect(section('passkeys').getByRole('listitem')).toContainText('Laptop')

    await button('Log out').click()
    await button('Continue with a passkey').click()
    await expect(title).toHaveText('Your wallet')
    expect(await shownAddress(page)).toBe(address)

    await button('Remove the passkey Laptop').click()
    await expect(status).toHaveText('The passkey was removed.')
    await expect(section('passkeys')).toContainText('There are none yet.')
  } finally {
    await frame.stop()
    await rm(folder, { recursive: true })
  }
})
