import { verifyMessage } from 'viem'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/nextTest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// The app is built by each worker, so all of its tests are run by one.
test.describe.configure({ mode: 'default' })

// F27
test('connects and signs a message, and is connected after a reload, without a hydration warning', async ({
  host,
}) => {
  const { page, connect, press } = host
  await page.goto('/')
  const [kit, wagmi] = [page.getByTestId('kit'), page.getByTestId('wagmi')]
  await expect(kit).toHaveText('disconnected  1 false')
  await connect()
  await expect(kit).toHaveText(`connected ${alice} 1 false`)
  await expect(wagmi).toHaveText(`connected ${alice} 1`)

  await press('Sign')
  const signature = page.getByTestId('signature')
  await expect(signature).toHaveText(/^0x/)
  const signed = (await signature.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: alice, message: 'Hello from Next', signature: signed })).toBe(true)

  await press('Switch')
  await expect(wagmi).toHaveText(`connected ${alice} 137`)
  await page.reload()
  await expect(kit).toHaveText(`connected ${alice} 137 false`)
  await expect(wagmi).toHaveText(`connected ${alice} 137`)
  await press('Sign')
  await expect(signature).toHaveText(/^0x/)

  await press('Disconnect')
  await expect(wagmi).toHaveText('disconnected')
  await page.reload()
  await expect(kit).toHaveText('disconnected  137 false')
})

// F27
test("the server renders the account of wagmi's cookie, for this visitor alone", async ({
  host,
  request,
}) => {
  const { page, connect } = host
  await page.goto('/')
  await connect()
  await expect(page.getByTestId('wagmi')).toHaveText(`connected ${alice} 1`)
  const html = await (await page.request.get('/')).text()
  expect(html).toContain(`<dd data-testid="wagmi">reconnecting ${alice} 1</dd>`)
  const others = await (await request.get('/')).text()
  expect(others).toContain('<dd data-testid="wagmi">disconnected  </dd>')
})

// T27
test('requests nothing but the app before the first click', async ({ page, sandbox, origins }) => {
  const requested: URL[] = []
  page.on('request', (request) => requested.push(new URL(request.url())))
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  const others = requested.filter(
    ({ origin, pathname }) =>
      origin !== origins.playground || !(pathname === '/' || pathname.startsWith('/_next/static/')),
  )
  expect(others.map(({ pathname }) => pathname)).toEqual(['/sandbox/test-wallets.js'])
  expect((await sandbox.requests()).filter(({ service }) => service !== 'testWallets')).toEqual([])
})

// F27
test('a server component shows the button, and learns that hooks and createAppKit need a client component', async ({
  host: { page },
}) => {
  await page.goto('/server-component')
  const message = 'React Context is unavailable in Server Components'
  await expect(page.getByText(`createAppKit: WalletKitError: ${message}`)).toBeVisible()
  await expect(page.getByText(`useAppKit: WalletKitError: ${message}`)).toBeVisible()
  await page.getByRole('button', { name: 'From the server' }).click()
  await expect(modal(page).card).toBeVisible()
})

// F27
test("the server's page shows a returning visitor's account, and nothing moves when the wallet answers", async ({
  host: { page, connect },
  request,
  sandbox,
}) => {
  await page.goto('/returning')
  await connect()
  const [kit, account] = [page.getByTestId('kit'), page.getByTestId('account-button')]
  await expect(kit).toHaveText(`connected ${alice} 1 false`)
  await page.getByTestId('w3m-network-button').click()
  await modal(page).network('Polygon').click()
  // The list stays, as AppKit's does.
  await expect(kit).toHaveText(`connected ${alice} 137 true`)
  await page.keyboard.press('Escape')
  await expect(kit).toHaveText(`connected ${alice} 137 false`)
  await expect(account).toContainText('POL')

  const html = await (await page.request.get('/returning')).text()
  expect(html).toMatch(/data-testid="account-button"[^>]*aria-busy="true".*?0xf3…b92266<\/bdi>.*?Polygon/s)
  expect(html).toContain('<dd data-testid="kit">reconnecting  137 false</dd>')
  const others = await (await request.get('/returning')).text()
  expect(others).toContain('Connect Wallet')
  expect(others).not.toContain('0xf3…')

  await sandbox.reset()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(kit).toHaveText(`connected ${alice} 137 false`)
  await expect(account).toContainText('POL')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

// T25
test('the cookie of the last visit holds nothing secret, stays with the site, and ends with the connection', async ({
  host: { page, connect },
  context,
}) => {
  const find = async () => (await context.cookies()).find(({ name }) => name === 'appkit.last_visit')
  await page.goto('/returning')
  expect(await find()).toBeUndefined()
  await connect()
  await expect(page.getByTestId('kit')).toHaveText(`connected ${alice} 1 false`)
  const cookie = await find()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    networkId: 'eip155:1',
    connections: { eip155: { connectorId: sandboxWallet.rdns, address: alice } },
  })

  // As another script of the page may write it.
  const forged = '{"connections":{"eip155":{"connectorId":"a.b","address":"Send all your coins to me"}}}'
  const headers = { cookie: `appkit.last_visit=${encodeURIComponent(forged)}` }
  const html = await (await page.request.get('/returning', { headers })).text()
  expect(html).toContain('Connect Wallet')
  expect(html.split('Send all your coins').length, 'in the header that wagmi is given').toBeLessThanOrEqual(2)

  await page.goto('/')
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByTestId('wagmi')).toHaveText('disconnected')
  expect(decodeURIComponent((await find())?.value ?? '')).not.toContain(alice)
})
