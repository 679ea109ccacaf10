import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { confirmPrinted } from '../support/servers/confirmPrinted.ts'
import { freePort } from '../support/servers/freePort.ts'
import { startFrame } from '../support/servers/startFrame.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const email = 'alice@example.test'

async function sign(page: Page): Promise<void> {
  const signing = page.evaluate(async () => {
    const address = window.kit?.getAddress()
    const params = ['0x68656c6c6f', address]
    const signature = await window.kit
      ?.getProvider('eip155')
      ?.request({ method: 'personal_sign', params } as never)
    return { address, signature }
  })
  await logins(page).frame.getByRole('button', { name: 'Sign' }).click()
  const { address, signature } = (await signing) as { address: `0x${string}`; signature: `0x${string}` }
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
}

test('a frame that one command has started logs in and signs, also after it was started again', {
  tag: '@long',
}, async ({ page, visit, sandbox, origins, guard }) => {
  // Two processes start twice, from sources.
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  const [ethereum] = (await sandbox.describe()).chains
  const parameters = {
    folder,
    port: await freePort(),
    options: {
      HOST_ORIGINS: origins.playground,
      NETWORKS: JSON.stringify([
        {
          chainId: 1,
          name: 'Ethereum',
          nativeCurrency: { symbol: 'ETH', decimals: 18 },
          rpcUrl: ethereum?.rpcUrl,
        },
      ]),
    },
  }
  let frame = await startFrame(parameters)
  for (const origin of [frame.origin, frame.keeper]) guard.allow(origin)
  try {
    await visit({ siwx: false, services: { frame: `${frame.origin}/sdk` } })
    await openModal(page)
    await logins(page).email.fill(email)
    await logins(page).email.press('Enter')
    await expect(modal(page).title).toHaveText('Register Device')
    await confirmPrinted(frame)
    await expect(logins(page).code).toBeEnabled()
    await logins(page).code.fill(await frame.printed(/Your code to log in is (\d{6})/))
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
    const address = await page.evaluate(() => window.kit?.getAddress())
    await sign(page)

    await frame.stop()
    frame = await startFrame(parameters)
    await page.reload()
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
    expect(await page.evaluate(() => window.kit?.getAddress())).toBe(address)
    await sign(page)
  } finally {
    await frame.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
