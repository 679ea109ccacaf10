import { verifyMessage } from 'viem'
import { hostPage } from '../support/pages/hostPage.ts'
import {
  logInByEmail,
  logins,
  readCode,
  readLink,
  registerDevice,
  sendCode,
  withLogins,
} from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

// The browser notes each refusal of the frame's own server.
test.use({ allowedConsoleErrors: /the server responded with a status of (400|401|410|429|502)/ })

test('a code logs in, and the login is there after a reload', async ({ page, visit, sandbox }) => {
  await visit(withLogins(sandbox), { namespaces: ['eip155', 'solana'] })
  await expect(logins(page).element).toHaveCount(0)
  await logInByEmail(page, sandbox, 'reload@example.test')
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  const address = await page.evaluate(() => window.kit?.getAddress())
  expect(address).toMatch(/^0x[\da-f]{40}$/i)
  const account = () => page.evaluate(() => window.kit?.getAccount())
  expect(await account()).toMatchObject({
    embeddedWalletInfo: { user: { email: 'reload@example.test' }, authProvider: 'email' },
  })
  expect(await page.evaluate(() => window.kit?.getAddress('solana'))).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await account()).toMatchObject({
    address,
    embeddedWalletInfo: { user: { email: 'reload@example.test' } },
  })
})

test('the login works where the frame is of another site than the page', { tag: '@long' }, async ({
  page,
  sandbox,
  origins,
}) => {
  const options = JSON.stringify(withLogins(sandbox))
  const host = new URL(origins.playground)
  host.hostname = 'localhost'
  await page.goto(`${host.origin}/?namespaces=eip155&options=${encodeURIComponent(options)}`)
  await page.evaluate(() => window.kit?.ready())
  await logInByEmail(page, sandbox, 'other-site@example.test')
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

test('a login signs visitors in at the auth server, too', async ({ page, visit, sandbox }) => {
  await visit({ ...withLogins(sandbox), siwx: true })
  await openModal(page)
  await sendCode(page, sandbox, 'siwe@example.test')
  await logins(page).code.fill(await readCode(sandbox, 'siwe@example.test'))
  // One consent: the frame's, under the title of the view that it is in the place of.
  const { frame } = logins(page)
  await expect(modal(page).title).toHaveText('Sign In')
  await expect(frame.getByText(/wants you to sign in with your Ethereum account/)).toBeVisible()
  await expect(modal(page).card).toContainText('This costs nothing and moves no funds.')
  await frame.getByRole('button', { name: 'Sign' }).click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  await expect(modal(page).card).toBeHidden()
})

test('the wallet signs what its user approves in the frame, and nothing else', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, 'signs@example.test')
  const address = (await page.evaluate(() => window.kit?.getAddress())) as `0x${string}`
  const sign = () =>
    page.evaluate(async () => {
      try {
        const provider = window.kit?.getProvider('eip155')
        const params = ['0x68656c6c6f', window.kit?.getAddress()]
        return await provider?.request({ method: 'personal_sign', params } as never)
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { code, message }
      }
    })
  const approved = sign()
  await expect(modal(page).title).toHaveText('Sign message')
  const { frame, element } = logins(page)
  await expect(element).toBeVisible()
  await expect(frame.getByText('hello')).toBeVisible()
  // The corners of the card, within its border.
  await expect(element).toHaveCSS('border-bottom-left-radius', '23px')
  await frame.getByRole('button', { name: 'Sign' }).click()
  const signature = (await approved) as `0x${string}`
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  await expect(modal(page).card).toBeHidden()
  await expect(element).toBeHidden()

  const declined = sign()
  await frame.getByRole('button', { name: 'Cancel' }).click()
  expect(await declined).toMatchObject({ code: 4001 })

  const left = sign()
  await expect(frame.getByRole('button', { name: 'Sign' })).toBeVisible()
  await modal(page).close.click()
  expect(await left).toEqual({ code: 4001, message: 'Request was aborted' })
  await expect(element).toBeHidden()
})

test('a transaction is sent on the network that the wallet was moved to', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, 'sends@example.test')
  await page.evaluate(() =>
    window.kit?.getProvider('eip155')?.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x89' }],
    } as never),
  )
  await expect(hostPage(page).chainId).toHaveText('137')
  const sending = page.evaluate(() => {
    const from = window.kit?.getAddress()
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const params = [{ from, to, value: '0x1' }]
    return window.kit?.getProvider('eip155')?.request({ method: 'eth_sendTransaction', params } as never)
  })
  await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
  const hash = await sending
  const { chains } = await sandbox.describe()
  const node = chains.find(({ chainId }) => chainId === 137)?.directRpcUrl ?? ''
  const readStatus = async () => {
    const reply = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] }),
    })
    return ((await reply.json()) as { result: { status: string } | null }).result?.status
  }
  await expect.poll(readStatus).toBe('0x1')
})

// F33, T29
test('a wrong code is refused in words, and the field is empty and has the focus', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const email = 'wrong@example.test'
  await sendCode(page, sandbox, email)
  const code = await readCode(sandbox, email)
  const wrong = code === '000000' ? '111111' : '000000'
  await logins(page).code.fill(wrong)
  await expect(modal(page).card.getByText('Invalid code. Try again.').first()).toBeVisible()
  await expect(logins(page).code).toHaveValue('')
  await expect(logins(page).code).toBeFocused()
  await logins(page).code.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

// F33
test('an expired code is refused, and says that another one is needed', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const email = 'code-expired@example.test'
  await sendCode(page, sandbox, email)
  await logins(page).code.fill(await readCode(sandbox, email))
  await expect(modal(page).card.getByText('Code expired. Request a new one.').first()).toBeVisible()
})

// T29
test('within 30 s no other e-mail is sent, also after a reload', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  await sendCode(page, sandbox, 'pause@example.test')
  await page.reload()
  await openModal(page)
  await logins(page).email.fill('pause@example.test')
  await logins(page).email.press('Enter')
  await expect(
    modal(page)
      .card.getByText(/^Please try again after \d+ seconds$/)
      .first(),
  ).toBeVisible()
  // The keeper's link, and the code.
  expect(await sandbox.mail('pause@example.test')).toHaveLength(2)
})

test('a browser that is new to an address is registered by a link first, and known then', async ({
  page,
  visit,
  sandbox,
  context,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const email = 'new-device@example.test'
  await logins(page).email.fill(email)
  await logins(page).email.press('Enter')
  await expect(modal(page).title).toHaveText('Register Device')
  await expect(logins(page).linkNumber).toHaveText(/^\d{4}$/)
  const number = (await logins(page).linkNumber.textContent()) ?? ''
  const mail = await context.newPage()
  await mail.goto(await readLink(sandbox, email))
  await expect(mail.locator('strong')).toHaveText(number)
  await mail.getByRole('button').click()
  await expect(modal(page).title).toHaveText('Confirm Email')
  await logins(page).code.fill(await readCode(sandbox, email))
  await expect(modal(page).card).toBeHidden()

  await hostPage(page).disconnectButton.click()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  // The pause between two e-mails is over.
  await page.evaluate(() => localStorage.removeItem('@appkit-wallet/LAST_EMAIL_LOGIN_TIME'))
  await openModal(page)
  const before = await sandbox.mail(email)
  await logins(page).email.fill(email)
  await logins(page).email.press('Enter')
  await expect(modal(page).title).toHaveText('Confirm Email')
  await expect(logins(page).code).toBeEnabled()
  const sent = (await sandbox.mail(email)).slice(0, -before.length)
  expect(sent.map(({ link, code }) => ({ link, code }))).toEqual([
    { link: undefined, code: expect.stringMatching(/^\d{6}$/) },
  ])
  await logins(page).code.fill(await readCode(sandbox, email))
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

test('a mail that cannot be sent is said in words, with a way on', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  await logins(page).email.fill('mail-fails@example.test')
  await logins(page).email.press('Enter')
  await expect(modal(page).tryAgain).toBeVisible()
  await modal(page).back.click()
  await expect(modal(page).title).toHaveText('Connect Wallet')
})

test('the e-mail address of a login is changed with a code of each address', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  const [email, next] = ['before@example.test', 'after@example.test']
  await logInByEmail(page, sandbox, email)
  await hostPage(page).accountButton.click()
  const { card, title } = modal(page)
  await card.getByTestId('w3m-profile-button').click()
  await card.getByTestId('w3m-account-email-update').click()
  await expect(title).toHaveText('Edit Email')
  await logins(page).email.fill(next)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(title).toHaveText('Confirm Current Email')
  await registerDevice(sandbox, email)
  await logins(page).code.fill(await readCode(sandbox, email))
  await expect(title).toHaveText('Confirm New Email')
  await registerDevice(sandbox, next)
  await logins(page).code.fill(await readCode(sandbox, next))
  await expect(card.getByTestId('w3m-account-email-update')).toContainText(next)
  expect(await page.evaluate(() => window.kit?.getAccount().embeddedWalletInfo?.user.email)).toBe(next)
})

test('disconnecting ends the login in the frame as well', async ({ page, visit, sandbox }) => {
  await visit(withLogins(sandbox))
  await logInByEmail(page, sandbox, 'leaves@example.test')
  await hostPage(page).disconnectButton.click()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('@appkit-wallet')),
  )
  expect(stored).toEqual([])
  // Entries by another script of the page do not bring it back.
  await page.evaluate(() => {
    localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
    localStorage.setItem('@appkit/connection_status', 'connected')
    localStorage.setItem('@appkit/eip155:connected_connector_id', 'ID_AUTH')
  })
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
})
