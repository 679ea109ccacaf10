import { expect, test, vi } from 'vitest'
import { newestMail, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const email = 'new-device@example.test'

test('an unknown browser is registered with the button behind the link, then gets a code', async () => {
  const visitor = await openFrame(sandbox)
  expect((await visitor.call('/email/start', { email })).body).toEqual({ action: 'VERIFY_DEVICE' })
  const waiting = visitor.call('/email/device')
  const settled = vi.fn()
  void waiting.then(settled)
  const { link = '', code } = await newestMail(sandbox, email)
  expect(code).toBeUndefined()

  // The link is opened elsewhere, e.g. by a mail program, which must not register anything.
  const elsewhere = await openFrame(sandbox)
  const page = await elsewhere.open(link)
  expect(await page.text()).toContain('Register this device')
  const token = new URL(link).searchParams.get('token') ?? ''
  const foreign = await fetch(`${sandbox.origin}/secure/device`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ token }),
  })
  expect(foreign.status).toBe(403)
  expect(settled).not.toHaveBeenCalled()

  expect(await (await elsewhere.open('/secure/device', { token })).text()).toContain('Device registered')
  expect((await waiting).status).toBe(200)
  const mail = await newestMail(sandbox, email)
  expect((await visitor.call('/email/code', { otp: mail.code })).status).toBe(200)
  expect((await elsewhere.open('/secure/device', { token })).status).toBe(404)

  // This browser is known now, others are not.
  await visitor.call('/sign-out')
  const again = await openFrame(sandbox, visitor.cookies)
  expect((await again.call('/email/start', { email })).body).toEqual({ action: 'VERIFY_OTP' })
  expect((await elsewhere.call('/email/start', { email })).body).toEqual({ action: 'VERIFY_DEVICE' })
})

test('cancelling the login ends the wait', async () => {
  const visitor = await openFrame(sandbox)
  await visitor.call('/email/start', { email })
  const waiting = visitor.call('/email/device')
  await vi.waitFor(async () => {
    const seen = (await (await sandbox.get('/__sandbox/requests?service=frame')).json()) as { path: string }[]
    expect(seen.map(({ path }) => path)).toContain('/secure/api/email/device')
  })
  await visitor.call('/cancel')
  expect(await waiting).toEqual({ status: 409, body: { message: 'The login was cancelled.' } })
})
