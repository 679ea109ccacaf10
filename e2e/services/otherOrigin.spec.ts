import { openModal } from '../support/connect.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

test('services of another origin are read across origins, without credentials', async ({
  page,
  visit,
  origins,
  context,
}) => {
  const cookies: (string | undefined)[] = []
  context.on('request', async (request) => {
    if (new URL(request.url()).origin === origins.sandbox) cookies.push((await request.allHeaders()).cookie)
  })
  await context.addCookies([{ name: 'planted', value: '1', url: origins.sandbox }])
  await visit({ siwx: false, services: { walletDirectory: `${origins.sandbox}/wallet-directory` } })
  await openModal(page)
  await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.filter(Boolean)).toEqual([])
})
