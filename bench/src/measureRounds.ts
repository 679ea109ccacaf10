import type { Browser, Page } from '@playwright/test'
import { announceWallets } from './announceWallets.ts'
import { connectButton, hostDist, walletRow } from './hosts.ts'
import { serveFolder } from './serveFolder.ts'
import { stubDirectory } from './stubDirectory.ts'

export interface MeasureRoundsParameters {
  /** Wallets announced by EIP-6963. */
  readonly announced: number
  /** Number of times that the modal is opened and closed. */
  readonly rounds: number
}

/** Heap, nodes and listeners of the page after garbage collection. */
export interface Holdings {
  readonly heapMegabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Holdings of the page after each round of opening and closing the modal, with 1,000 wallets in the directory. */
export async function measureRounds(
  browser: Browser,
  { announced, rounds }: MeasureRoundsParameters,
): Promise<readonly Holdings[]> {
  const server = await serveFolder(hostDist('host'))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(announceWallets, announced)
    await stubDirectory(page, 1_000)
    await page.goto(server.origin, { waitUntil: 'networkidle' })
    const holdings: Holdings[] = []
    for (let round = 0; round < rounds; round += 1) {
      await page.locator(connectButton).click()
      // The directory's wallets follow the installed ones.
      await page.getByText('Listed wallet 0', { exact: true }).waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await page.locator(walletRow).first().waitFor({ state: 'hidden' })
      holdings.push(await readHoldings(page))
    }
    return holdings
  } finally {
    await context.close()
    await server.close()
  }
}

async function readHoldings(page: Page): Promise<Holdings> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  // One collection leaves what finalizers and weak references still hold.
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  await devtools.detach()
  return { heapMegabytes: usedSize / 1e6, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}
