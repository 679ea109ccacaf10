import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

// T27
test('services on another origin are called without cookies and without a referrer path', async ({
  page,
  visit,
  origins,
  context,
}) => {
  const asked: { type: string; cookie: string | undefined; referer: string | undefined }[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).origin !== origins.sandbox) return
    const { cookie, referer } = await request.allHeaders()
    asked.push({ type: request.resourceType(), cookie, referer })
  })
  // Cookies ignore ports: the browser would send this one to the sandbox too.
  await context.addCookies([{ name: 'planted', value: '1', url: origins.sandbox }])
  await visit({ siwx: false, services: { walletDirectory: `${origins.sandbox}/wallet-directory` } })
  await openModal(page)
  await expect.poll(() => asked.filter(({ type }) => type === 'image').length).toBeGreaterThan(0)
  const data = asked.filter(({ type }) => type === 'fetch')
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter(({ cookie }) => cookie !== undefined)).toEqual([])
  const path = (referer = '') => referer && new URL(referer).pathname + new URL(referer).search
  expect(asked.filter(({ referer }) => !['', '/'].includes(path(referer)))).toEqual([])
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
})
