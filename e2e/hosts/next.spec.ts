import { verifyMessage } from 'viem'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/nextTest.ts'

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
