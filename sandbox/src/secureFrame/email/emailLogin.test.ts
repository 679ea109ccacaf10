import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFramePage } from '../../testSupport/framePage.ts'
import { type FrameVisitor, giveKey, newestMail, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
const email = 'alice@example.test'
afterEach(() => void vi.useRealTimers())

const refused = (status: number, message: string) => ({ status, body: { message } })

async function start(to = email): Promise<{ visitor: FrameVisitor; code: string; wrong: string }> {
  const visitor = await openFrame(sandbox)
  expect(await visitor.call('/email/start', { email: to })).toEqual({
    status: 200,
    body: { action: 'VERIFY_OTP' },
  })
  const { code = '' } = await newestMail(sandbox, to)
  expect(code).toMatch(/^\d{6}$/)
  return { visitor, code, wrong: code === '000000' ? '000001' : '000000' }
}

test('the code in the mail logs in, once', async () => {
  const { visitor, code } = await start()
  expect((await visitor.call('/email/code', { otp: code })).status).toBe(200)
  expect(await visitor.call('/user')).toEqual(refused(409, 'This login was not completed. Log in again.'))
  await giveKey(visitor)
  const { body } = await visitor.call('/user')
  expect(body).toMatchObject({
    email,
    chainId: 1,
    address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    smartAccountDeployed: false,
    preferredAccountType: 'eoa',
  })
  expect(body.accounts).toEqual([
    { address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/), type: 'smartAccount' },
    { address: body.address, type: 'eoa' },
  ])
  expect(await visitor.call('/email/code', { otp: code })).toEqual(
    refused(410, 'Code expired. Request a new one.'),
  )
  // Already logged in with this address.
  expect((await visitor.call('/email/start', { email })).body).toEqual({ action: 'CONNECT' })
})

test('the same address has the same accounts everywhere, on each kind of chain', async () => {
  const addressesIn = async (written: string) => {
    const page = await openFramePage(sandbox, hostOrigin)
    onTestFinished(() => page.close())
    await page.logIn(written)
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    return [
      (await page.host.getUser({ chainId: 137 })).address,
      (await page.host.getUser({ chainId: solana })).address,
    ]
  }
  const addresses = await addressesIn(email)
  expect(addresses).toEqual([
    expect.stringMatching(/^0x/),
    expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  ])
  expect(await addressesIn('Alice@Example.test')).toEqual(addresses)
})

test('a wrong code is refused, and after five a new code is necessary', async () => {
  const { visitor, code, wrong } = await start()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await visitor.call('/email/code', { otp: wrong })).toEqual(
      refused(401, 'Invalid code. Try again.'),
    )
  }
  expect(await visitor.call('/email/code', { otp: code })).toEqual(
    refused(429, 'Too many wrong codes. Request a new one.'),
  )
  await visitor.call('/email/start', { email })
  const next = await newestMail(sandbox, email)
  expect((await visitor.call('/email/code', { otp: next.code })).status).toBe(200)
})

test('a code is valid for ten minutes', async () => {
  const early = await start()
  const late = await start('bob@example.test')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect((await early.visitor.call('/email/code', { otp: early.code })).status).toBe(200)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await late.visitor.call('/email/code', { otp: late.code })).toEqual(
    refused(410, 'Code expired. Request a new one.'),
  )
})

test('a new code replaces the one before', async () => {
  const { visitor, code } = await start()
  await visitor.call('/email/start', { email })
  const next = await newestMail(sandbox, email)
  const { status } = await visitor.call('/email/code', { otp: code })
  expect(status).toBe(code === next.code ? 200 : 401)
})

test('a code is invalid in another browser, or after the login was cancelled', async () => {
  const { visitor, code } = await start()
  const thief = await openFrame(sandbox)
  expect((await thief.call('/email/code', { otp: code })).status).toBe(410)
  await visitor.call('/cancel')
  expect((await visitor.call('/email/code', { otp: code })).status).toBe(410)
})

test('a code logs in with the address that it was sent to, and with no other', async () => {
  const { visitor, code } = await start()
  // Another address, in a browser that is new to it: its owner gets a link first.
  await visitor.call('/email/start', { email: 'bob@example.test', isNewDevice: true })
  expect((await visitor.call('/email/code', { otp: code })).status).toBe(410)
  expect((await visitor.call('/status')).body).toMatchObject({ isConnected: false })
})

test('an address gets a limited number of mails', async () => {
  const visitor = await openFrame(sandbox)
  for (let count = 1; count <= 10; count += 1) {
    expect((await visitor.call('/email/start', { email })).status).toBe(200)
  }
  expect(await (await openFrame(sandbox)).call('/email/start', { email: 'Alice@Example.test' })).toEqual(
    refused(429, 'Too many e-mails to this address. Try again in 10 minutes.'),
  )
  expect((await visitor.call('/email/start', { email: 'bob@example.test' })).status).toBe(200)
})

test('special addresses: mail that cannot be sent, and a code that has expired', async () => {
  const visitor = await openFrame(sandbox)
  expect(await visitor.call('/email/start', { email: 'mail-fails@example.test' })).toEqual(
    refused(502, 'The e-mail could not be sent. Check the address or try again later.'),
  )
  const expired = await start('code-expired@example.test')
  expect((await expired.visitor.call('/email/code', { otp: expired.code })).status).toBe(410)
})

test.each(['', 'alice', 'alice@', '@example.test', 'a b@example.test', 'a,bob@example.test', 7])(
  '%o is not an e-mail address',
  async (address) => {
    const visitor = await openFrame(sandbox)
    expect((await visitor.call('/email/start', { email: address })).status).toBe(400)
  },
)

test('developers see the mails on a page of their own', async () => {
  await start()
  const { services } = await sandbox.describe()
  const page = await fetch(services.mail)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  expect(await (await fetch(`${services.mail}/messages`)).json()).toMatchObject([{ to: email }])
  const foreign = await fetch(`${services.mail}/messages`, { headers: { Origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
})
