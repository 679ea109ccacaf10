import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { announceWallets } from './announceWallets.ts'
import { connectButton, type HostName, hostDist, walletRow } from './hosts.ts'
import { serveFolder } from './serveFolder.ts'

/** Bytes of JavaScript (gzip -9) of the files that the page requested. */
export interface ScriptBytes {
  /** After load, before any interaction. */
  beforeClick: number
  /** After a click, when the first wallet row is visible. */
  modalOpen: number
  /** The files counted in `beforeClick`. */
  filesBeforeClick: readonly string[]
}

/** Loads a built host app in the browser and measures its scripts before and after the modal opens. */
export async function measureBytes(browser: Browser, name: HostName): Promise<ScriptBytes> {
  const server = await serveFolder(hostDist(name))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(announceWallets, undefined)
    const scripts = collectScripts(page)
    await page.goto(server.origin, { waitUntil: 'networkidle' })
    await page.locator(connectButton).waitFor()
    const before = await scripts()
    await page.locator(connectButton).click()
    await page.locator(walletRow).first().waitFor()
    await page.waitForLoadState('networkidle')
    const after = await scripts()
    return {
      beforeClick: total(before),
      modalOpen: total(after),
      filesBeforeClick: [...before.keys()].map((address) => new URL(address).pathname),
    }
  } finally {
    await context.close()
    await server.close()
  }
}

function collectScripts(page: Page) {
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/javascript'))
      responses.set(response.url(), response)
  })
  return async () => {
    const sizes = new Map<string, number>()
    for (const [address, response] of responses) {
      sizes.set(address, gzipSync(await response.body(), { level: 9 }).length)
    }
    return sizes
  }
}

function total(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
