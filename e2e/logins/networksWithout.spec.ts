import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { confirmPrinted } from '../support/servers/confirmPrinted.ts'
import { freePort } from '../support/servers/freePort.ts'
import { startFrame } from '../support/servers/startFrame.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

test('a network without smart accounts has the key’s account, and the next with them the smart one again', {
  tag: '@long',
}, async ({ page, visit, sandbox, origins, guard }) => {
  // Two processes start, from sources.
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  const { chains } = await sandbox.describe()
  const networks = chains
    .filter(({ chainId }) => chainId === 1 || chainId === 137)
    .map(({ chainId, name, rpcUrl }) => ({
      ...{ chainId, name, rpcUrl, nativeCurrency: { symbol: 'ETH', decimals: 18 } },
      // Its operator has a bundler for one of them.
      ...(chainId === 1 && { bundlerUrl: `${sandbox.origin}/bundler/1` }),
    }))
  const frame = await startFrame({
    folder,
    port: await freePort(),
    options: { HOST_ORIGINS: origins.playground, NETWORKS: JSON.stringify(networks) },
  })
  for (const origin of [frame.origin, frame.keeper]) guard.allow(origin)
  const readAccount = () =>
    page.evaluate(() => {
      const { address, allAccounts = [], embeddedWalletInfo } = window.kit?.getAccount('eip155') ?? {}
      return { address, types: allAccounts.map(({ type }) => type), type: embeddedWalletInfo?.accountType }
    })
  const { card, networkSelector, network, close } = modal(page)
  const toggle = card.getByTestId('account-toggle-preferred-account-type')
  const openSettings = async () => {
    await hostPage(page).accountButton.click()
    await card.getByTestId('w3m-profile-button').click()
    await card.getByTestId('account-settings-button').click()
  }
  const switchTo = async (name: string) => {
    await hostPage(page).accountButton.click()
    await networkSelector.click()
    await network(name).click()
    await expect.poll(() => page.evaluate(() => window.kit?.getCaipNetwork()?.name)).toBe(name)
    if (await close.isVisible()) await close.click()
    await expect(card).toBeHidden()
  }
  try {
    await visit({ siwx: false, services: { frame: `${frame.origin}/sdk` } })
    await openModal(page)
    await logins(page).email.fill('alice@example.test')
    await logins(page).email.press('Enter')
    await expect(modal(page).title).toHaveText('Register Device')
    await confirmPrinted(frame)
    await expect(logins(page).code).toBeEnabled()
    await logins(page).code.fill(await frame.printed(/Your code to log in is (\d{6})/))
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
    await expect.poll(readAccount).toMatchObject({ type: 'smartAccount' })
    const { address: smart } = await readAccount()

    await switchTo('Polygon')
    await expect.poll(readAccount).toMatchObject({ type: 'eoa' })
    const { address: key } = await readAccount()
    expect(key).not.toBe(smart)
    expect(await page.evaluate(() => window.kit?.getPreferredAccountType('eip155'))).toBe('smartAccount')
    await page.reload()
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
    expect(await readAccount()).toMatchObject({ address: key, type: 'eoa' })

    await switchTo('Ethereum')
    await expect.poll(readAccount).toMatchObject({ address: smart, type: 'smartAccount' })
    await openSettings()
    await expect(toggle).toBeVisible()
  } finally {
    await frame.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
