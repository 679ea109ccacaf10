import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

// The sandbox's directory refuses requests without a project id.
test.use({ allowedConsoleErrors: /Project ID Not Configured|status of 401/ })

/** Lets the sandbox's chains answer for a hosted proxy, and records its requests. */
async function serveProxy(page: Page, sandbox: string) {
  const proxy = `${sandbox}/hosted-proxy`
  const asked: string[] = []
  await page.route(`${proxy}/**`, async (route) => {
    const request = route.request()
    const { pathname, search, searchParams } = new URL(request.url())
    asked.push(pathname.replace('/hosted-proxy', '') + search)
    const [, reference] = searchParams.get('chainId')?.split(':') ?? []
    const chain = reference && /^\d+$/.test(reference) ? reference : 'solana'
    await route.continue({ url: `${sandbox}/rpc/${chain}` })
  })
  return { proxy, asked }
}

/** Nodes of the networks themselves that were asked for something. */
const askedNodes = async (sandbox: { requests(): Promise<readonly { service: string; path: string }[]> }) =>
  (await sandbox.requests()).filter(({ service }) => service.startsWith('rpc:')).map(({ path }) => path)

test('the proxy that the host app has chosen reads every network, with the project id', async ({
  page,
  sandbox,
  visit,
}) => {
  const host = hostPage(page)
  const { proxy, asked } = await serveProxy(page, sandbox.origin)
  const own: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/rpc/')) own.push(request.url())
  })
  await visit({ siwx: false, projectId: 'my project', services: { rpcProxy: proxy } })
  await connect(page)
  await expect(host.balance).toHaveText(/^\d+(\.\d+)? ETH$/)
  expect(new Set(asked)).toEqual(new Set(['/v1?chainId=eip155%3A1&projectId=my+project']))
  await host.switchNetworkButton.click()
  await expect(host.balance).toHaveText(/^\d+(\.\d+)? POL$/)
  expect(new Set(asked.slice(1))).toContain('/v1?chainId=eip155%3A137&projectId=my+project')
  expect(own).toEqual([])
})

test('without a project id the networks are read from their own nodes', async ({ page, sandbox, visit }) => {
  const { proxy, asked } = await serveProxy(page, sandbox.origin)
  await visit({ siwx: false, projectId: '', services: { rpcProxy: proxy } })
  await connect(page)
  await expect(hostPage(page).balance).toHaveText(/^\d+(\.\d+)? ETH$/)
  expect(asked).toEqual([])
  expect(await askedNodes(sandbox)).toContain('/rpc/1')
})
