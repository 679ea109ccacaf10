import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { announceWallets } from './announceWallets.ts'
import { connectButton, type HostName, hostDist, walletRow } from './hosts.ts'
import { serveFolder } from './serveFolder.ts'
import { watchFirstRow } from './watchFirstRow.ts'

export interface MeasureClickParameters {
  name: HostName
  /** CPU throttling factor. */
  cpuSlowdown: number
  runs: number
  /** Milliseconds that the pointer hovers over the button before the click. */
  restMs: number
  /** Announced by EIP-6963. Default: 2. */
  announced?: number
}

/** Milliseconds from a trusted click on the button to the paint after the first wallet row is visible, one of each run. */
export async function measureClick(
  browser: Browser,
  parameters: MeasureClickParameters,
): Promise<readonly number[]> {
  const server = await serveFolder(hostDist(parameters.name))
  try {
    const times: number[] = []
    for (let run = 0; run < parameters.runs; run++) {
      times.push(await measureOnce(browser, server.origin, parameters))
    }
    return times
  } finally {
    await server.close()
  }
}

async function measureOnce(
  browser: Browser,
  address: string,
  { name, cpuSlowdown, restMs, announced }: MeasureClickParameters,
): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(announceWallets, announced)
    await page.addInitScript(watchFirstRow, walletRow)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(address, { waitUntil: 'networkidle' })
    if (name === 'idle') {
      // Rendered, hidden, without any intent of the visitor, who then looks at the page for a second.
      await page.locator(walletRow).first().waitFor({ state: 'attached' })
      await wait(1_000)
    }
    const box = await page.locator(connectButton).boundingBox()
    if (!box) throw new Error('the connect button is not on the page')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await wait(restMs)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => window.benchMarks?.painted !== undefined)
    const { clicked, painted } = await page.evaluate(() => ({ ...window.benchMarks }))
    if (clicked === undefined || painted === undefined) throw new Error('no trusted click was recorded')
    return painted - clicked
  } finally {
    await context.close()
  }
}
