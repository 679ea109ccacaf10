import { expect, test, vi } from 'vitest'
import {
  type FrameVisitor,
  giveKey,
  logInByEmail,
  newestMail,
  openFrame,
} from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [oldEmail, newEmail] = ['old@example.test', 'new@example.test']

async function startChange(): Promise<FrameVisitor> {
  const visitor = await openFrame(sandbox)
  await logInByEmail(sandbox, visitor, oldEmail)
  await giveKey(visitor)
  expect((await visitor.call('/email/change', { email: newEmail })).body).toEqual({
    action: 'VERIFY_PRIMARY_OTP',
  })
  return visitor
}

test('codes to the old and then to the new address change it, and the accounts stay', async () => {
  const visitor = await startChange()
  const { address } = (await visitor.call('/user')).body
  const primary = await newestMail(sandbox, oldEmail)
  expect((await visitor.call('/email/change/primary', { otp: primary.code })).status).toBe(200)
  expect((await visitor.call('/email/change/primary', { otp: primary.code })).status).toBe(410)
  expect((await visitor.call('/user')).body.email).toBe(oldEmail)
  const secondary = await newestMail(sandbox, newEmail)
  expect((await visitor.call('/email/change/secondary', { otp: secondary.code })).body).toEqual({ newEmail })
  expect((await visitor.call('/user')).body).toMatchObject({ email: newEmail, address })

  const other = await openFrame(sandbox)
  await logInByEmail(sandbox, other, newEmail)
  expect((await other.call('/user')).body.address).toBe(address)
  // The old address is unused now; its next user gets different accounts.
  await logInByEmail(sandbox, other, oldEmail)
  await giveKey(other)
  expect((await other.call('/user')).body.address).not.toBe(address)
})

test('the new address gets no code before the old one is verified', async () => {
  const visitor = await startChange()
  await expect(newestMail(sandbox, newEmail)).rejects.toThrow('There is no mail')
  const { code = '' } = await newestMail(sandbox, oldEmail)
  expect((await visitor.call('/email/change/secondary', { otp: code })).status).toBe(410)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await visitor.call('/email/change/primary', { otp: wrong })).toEqual({
    status: 401,
    body: { message: 'Invalid code. Try again.' },
  })
  expect((await visitor.call('/user')).body.email).toBe(oldEmail)
})

test('the code of one new address does not confirm another', async () => {
  const visitor = await startChange()
  const primary = await newestMail(sandbox, oldEmail)
  await visitor.call('/email/change/primary', { otp: primary.code })
  const secondary = await newestMail(sandbox, newEmail)
  await visitor.call('/email/change', { email: 'victim@example.test' })
  expect((await visitor.call('/email/change/secondary', { otp: secondary.code })).status).toBe(410)
  expect((await visitor.call('/user')).body.email).toBe(oldEmail)
})

test('an address of another user is refused, and so is a visitor', async () => {
  const other = await openFrame(sandbox)
  await logInByEmail(sandbox, other, newEmail)
  const visitor = await openFrame(sandbox)
  expect((await visitor.call('/email/change', { email: 'x@example.test' })).status).toBe(401)
  await logInByEmail(sandbox, visitor, oldEmail)
  expect(await visitor.call('/email/change', { email: newEmail })).toEqual({
    status: 409,
    body: { message: 'This e-mail address is already in use.' },
  })
})
