import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { buildHost } from '../../bench/src/buildHost.ts'
import { launchChromium } from '../../bench/src/launchChromium.ts'
import { measureBytes } from '../../bench/src/measureBytes.ts'

// The cost for every visitor, most of whom never connect. Bytes are the same on every machine.
const budgetBytes = 12_000

/** Limit that README states for the open modal. */
const [, statedKilobytes] =
  /at most (\d+) kB with the modal open/.exec(
    readFileSync(new URL('../../README.md', import.meta.url), 'utf8'),
  ) ?? []

test('before a click the kit adds at most 12 kB (gzip) of JavaScript to a React page', async () => {
  test.setTimeout(120_000)
  await Promise.all([buildHost('bare'), buildHost('host')])
  const browser = await launchChromium()
  try {
    const bare = await measureBytes(browser, 'bare')
    const kit = await measureBytes(browser, 'host')
    expect(kit.beforeClick - bare.beforeClick).toBeLessThanOrEqual(budgetBytes)
    expect(kit.modalOpen, 'the modal is loaded later, on demand').toBeGreaterThan(kit.beforeClick)
    const added = kit.modalOpen - bare.modalOpen
    expect(added).toBeLessThanOrEqual(Number(statedKilobytes) * 1000)
    expect(added, 'README says more than it is').toBeGreaterThan(Number(statedKilobytes) * 900)
  } finally {
    await browser.close()
  }
})
