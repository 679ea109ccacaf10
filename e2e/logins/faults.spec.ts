import { hostPage } from '../support/pages/hostPage.ts'
import {
  logInByEmail,
  logins,
  readCode,
  registerDevice,
  sendCode,
  withLogins,
} from '../support/pages/logins.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

const cannotLoad = 'Unable to load email login dependency'

test.describe('a frame that', () => {
  test.use({
    allowedConsoleErrors: /Failed to load|\[wallet-kit\]|Content Security Policy|violates|Refused|frame/i,
  })

  // F22
  test('is blocked by the page’s policy says so; wallets still work', async ({ page, visit, sandbox }) => {
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'content-security-policy': "frame-src 'none'" }
        await route.fulfill({ response, headers })
      },
    )
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill('blocked@example.test')
    await logins(page).email.press('Enter')
    await expect(modal(page).card.getByText(cannotLoad, { exact: true })).toBeVisible()
    await expect(modal(page).tryAgain).toBeVisible()
    await modal(page).back.click()
    await modal(page).wallet(sandboxWallet).click()
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
  })

  // F22
  test('does not load is said at its rows, until it is there by itself', { tag: '@long' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await page.clock.install()
    await page.route(`${sandbox.origin}/secure/sdk*`, (route) => route.abort())
    await visit(withLogins(sandbox))
    await openModal(page)
    const note = modal(page).card.getByText(/^Logging in is unavailable right now/)
    await logins(page).email.fill('returns@example.test')
    await logins(page).email.press('Enter')
    await expect(logins(page).element).toBeAttached()
    await page.clock.runFor(20_000)
    await modal(page).back.click()
    await expect(note).toBeVisible()
    await expect(logins(page).email).toBeEnabled()
    await page.unroute(`${sandbox.origin}/secure/sdk*`)
    await page.clock.runFor(5_000)
    await expect(note).toBeHidden()
  })

  // F22
  test('does not load in time fails, and trying again makes a new one', { tag: '@long' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await page.clock.install()
    await page.route(`${sandbox.origin}/secure/sdk*`, (route) => route.abort())
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill('retries@example.test')
    await logins(page).email.press('Enter')
    await expect(logins(page).element).toBeAttached()
    const first = await logins(page).element.elementHandle()
    await page.clock.runFor(20_000)
    await expect(modal(page).card.getByText(cannotLoad, { exact: true })).toBeVisible()
    await page.unroute(`${sandbox.origin}/secure/sdk*`)
    await modal(page).tryAgain.click()
    await registerDevice(sandbox, 'retries@example.test')
    await expect(logins(page).code).toBeEnabled()
    await expect(logins(page).element).toHaveCount(1)
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false)
    await logins(page).code.fill(await readCode(sandbox, 'retries@example.test'))
    await expect(hostPage(page).connectionStatus).toHaveText('connected')
  })

  // F22, F23
  test('is silent does not keep the visitor, and developers learn why', { tag: '@long' }, async ({
    page,
    visit,
    sandbox,
  }) => {
    await page.clock.install()
    await page.route(`${sandbox.origin}/secure/sdk*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Silent</title>' }),
    )
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill('silent@example.test')
    await logins(page).email.press('Enter')
    await expect(logins(page).element).toBeAttached()
    await page.clock.runFor(20_000)
    await expect(modal(page).card.getByText(cannotLoad, { exact: true })).toBeVisible()
    await expect(modal(page).alert).toContainText('Invalid App Configuration')
  })

  // F23
  test('never answers ends the wait after 30 s', { tag: '@long' }, async ({ page, visit, sandbox }) => {
    await page.clock.install()
    await page.route(`${sandbox.origin}/secure/api/**`, () => undefined)
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill('late@example.test')
    await logins(page).email.press('Enter')
    await expect(logins(page).element).toBeAttached()
    await page.waitForRequest(/\/secure\/api\//)
    await page.clock.runFor(30_000)
    await expect(modal(page).card.getByText('Something went wrong', { exact: true })).toBeVisible()
    await expect(modal(page).tryAgain).toBeVisible()
  })

  // T18
  test('refuses the page says so within its limit', async ({ page, visit, sandbox }) => {
    await page.clock.install()
    await page.route(`${sandbox.origin}/secure/sdk*`, async (route) => {
      const response = await route.fetch()
      const headers = {
        ...response.headers(),
        'content-security-policy': 'frame-ancestors https://allowed.example',
      }
      await route.fulfill({ response, headers })
    })
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill('refused@example.test')
    await logins(page).email.press('Enter')
    await expect(logins(page).element).toBeAttached()
    await page.clock.runFor(20_000)
    await expect(modal(page).card.getByText(cannotLoad, { exact: true })).toBeVisible()
    await expect(modal(page).alert).toContainText('Invalid App Configuration')
  })
})

// T18
test('a page that is not allowed cannot frame the wallet', async ({ request, sandbox }) => {
  const { headers } = await (async () => {
    const response = await request.get(`${sandbox.origin}/secure/sdk?projectId=x`)
    return { headers: response.headers() }
  })()
  const policy = headers['content-security-policy'] ?? ''
  const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? []
  expect(ancestors.split(' ').every((origin) => /^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(origin))).toBe(
    true,
  )
})

// T18
test('a click that no user has made approves nothing, and neither does one too early', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await logInByEmail(page, sandbox, 'clicks@example.test')
  let isSigned = false
  const signing = page
    .evaluate(() =>
      window.kit
        ?.getProvider('eip155')
        ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', window.kit.getAddress()] } as never),
    )
    .then(() => {
      isSigned = true
    })
  const approve = logins(page).frame.getByRole('button', { name: 'Sign' })
  await expect(approve).toBeVisible()
  await approve.dispatchEvent('click')
  await approve.evaluate((button) => (button as HTMLButtonElement).click())
  await page.evaluate(() => document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.click())
  expect(isSigned).toBe(false)
  await expect(approve).toBeEnabled()
  // A page that hides the frame under the pointer: clicks reach it, and do not count.
  const { x = 0, y = 0, width = 0, height = 0 } = (await approve.boundingBox()) ?? {}
  const hidings = ['opacity: 0', 'cover'] as const
  for (const hiding of hidings) {
    await page.evaluate((how) => {
      const frame = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
      if (how !== 'cover') frame?.style.setProperty('opacity', '0')
      const cover = document.body.appendChild(document.createElement('div'))
      cover.id = 'cover'
      if (how === 'cover')
        cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:white;pointer-events:none'
    }, hiding)
    await expect(approve).toBeDisabled()
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.evaluate(() => {
      document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.style.removeProperty('opacity')
      document.querySelector('#cover')?.remove()
    })
    await expect(approve).toBeEnabled()
  }
  expect(isSigned).toBe(false)
  // A frame that is drawn late on a busy machine counts as hidden before.
  await expect(async () => {
    if (!isSigned) await approve.click({ timeout: 2_000 })
    await expect.poll(() => isSigned, { timeout: 2_000 }).toBe(true)
  }).toPass()
  await signing
})

// T10
test('forged messages to the page change nothing', async ({ page, visit, sandbox, origins }) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  await sendCode(page, sandbox, 'forged@example.test')
  await page.evaluate(
    ({ origin }) => {
      for (const type of ['CONNECT_OTP_SUCCESS', 'GET_USER_SUCCESS', 'IS_CONNECTED_SUCCESS', 'READY']) {
        const data = {
          id: crypto.randomUUID(),
          type: `@w3m-frame/${type}`,
          payload: { address: `0x${'1'.repeat(40)}`, chainId: 1, isConnected: true },
        }
        window.postMessage(data, '*')
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
      }
    },
    { origin: origins.sandbox },
  )
  await expect(modal(page).title).toHaveText('Confirm Email')
  await expect(hostPage(page).connectionStatus).not.toHaveText('connected')
})
