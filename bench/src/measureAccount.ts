import type { Browser, Page } from '@playwright/test'
import { announceAccount } from './announceAccount.ts'
import { connectButton, hostDist } from './hosts.ts'
import { serveFolder } from './serveFolder.ts'
import { type StubbedAccount, stubAccount } from './stubAccount.ts'
import { watchPaint } from './watchPaint.ts'

export interface MeasureAccountParameters {
  /** CPU throttling factor. */
  readonly cpuSlowdown: number
  readonly runs: number
}

/** In ms, one of each run. */
export interface AccountTimes {
  /** From the end of the reply with 200 tokens, for which the open tab waits, to the paint of the first rows. */
  readonly tokens: readonly number[]
  /** From the press on the button that sends to the paint of its answer, while no request is answered. */
  readonly send: readonly number[]
}

/** Time that a visitor holds a button down, in ms. */
const pressMs = 80

export async function measureAccount(
  browser: Browser,
  { cpuSlowdown, runs }: MeasureAccountParameters,
): Promise<AccountTimes> {
  const server = await serveFolder(hostDist('account'))
  const times = { tokens: [] as number[], send: [] as number[] }
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      const stubbed = await stubAccount(page)
      times.tokens.push(await measureTokens(page, stubbed, server.origin, slowDown))
      times.send.push(await measureSend(page, stubbed))
      await context.close()
    }
    return times
  } finally {
    await server.close()
  }
}

async function measureTokens(
  page: Page,
  { answerTokens }: StubbedAccount,
  address: string,
  slowDown: () => Promise<unknown>,
): Promise<number> {
  await page.addInitScript(announceAccount)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(connectButton).click()
  await page.locator('[data-wallet-row]').first().click()
  const account = page.locator('[data-testid=account-button]')
  await account.waitFor()
  await slowDown()
  await account.click()
  await page.locator('[data-testid=tab-tokens]').waitFor()
  const painted = page.evaluate(watchPaint, '[data-testid^=token-item-]')
  // Calls are run in order: painting is watched from here on.
  await page.evaluate(() => {})
  answerTokens()
  const { paintedAt } = await painted
  const repliedAt = await page.evaluate(() => {
    const replies = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return replies.findLast(({ name }) => name.includes('/balance?'))?.responseEnd
  })
  if (repliedAt === undefined) throw new Error('the tokens were not requested')
  return paintedAt - repliedAt
}

async function measureSend(page: Page, { hang }: StubbedAccount): Promise<number> {
  await page.getByTestId('token-item-ETH').click()
  await page.getByTestId('send-amount').fill('0.1')
  await page.getByTestId('send-receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await page.locator('[data-testid=send-review]:not([aria-disabled])').click()
  const confirm = page.locator('[data-testid=send-confirm]:not([aria-disabled])')
  await confirm.waitFor()
  hang()
  const painted = page.evaluate(watchPaint, '[data-testid=send-confirm][aria-busy]')
  await page.evaluate(() => {})
  await confirm.click({ delay: pressMs })
  const { paintedAt, clickedAt } = await painted
  if (clickedAt === undefined) throw new Error('nothing was clicked')
  return paintedAt - clickedAt
}
