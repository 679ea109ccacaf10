import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FramePage, openFramePage } from '../../testSupport/framePage.ts'
import {
  confirmDevice,
  type FrameVisitor,
  giveKey,
  logInByEmail,
  newestCode,
  newestMail,
  openFrame,
} from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
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

describe('on the page', () => {
  async function openPage(email: string): Promise<FramePage> {
    const page = await openFramePage(sandbox, hostOrigin)
    onTestFinished(() => page.close())
    await page.logIn(email)
    return page
  }
  const addressIn = async ({ host }: FramePage) => (await host.getUser({ chainId: 1 })).address

  test('a new browser finds the key by the new address, and another one by the old', async () => {
    const page = await openPage(oldEmail)
    const address = await addressIn(page)
    await page.host.updateEmail({ email: newEmail })
    await confirmDevice(sandbox, oldEmail)
    await page.host.updateEmailPrimaryOtp({ otp: await newestCode(sandbox, oldEmail) })
    await confirmDevice(sandbox, newEmail)
    await page.host.updateEmailSecondaryOtp({ otp: await newestCode(sandbox, newEmail) })
    expect(await page.host.getUser({ chainId: 1 })).toMatchObject({ email: newEmail, address })
    expect(await addressIn(await openPage(newEmail))).toBe(address)
    expect(await addressIn(await openPage(oldEmail))).not.toBe(address)
  })

  test('a code counts once the link of the same mailbox was confirmed, and is not used up before', async () => {
    const page = await openPage(oldEmail)
    await page.host.updateEmail({ email: newEmail })
    const otp = await newestCode(sandbox, oldEmail)
    await expect(page.host.updateEmailPrimaryOtp({ otp })).rejects.toThrow(
      /^First open the link in the other e-mail to old@example\.test\. Its page shows the number \d{4}\./,
    )
    await confirmDevice(sandbox, oldEmail)
    await page.host.updateEmailPrimaryOtp({ otp })
    const next = await newestCode(sandbox, newEmail)
    await expect(page.host.updateEmailSecondaryOtp({ otp: next })).rejects.toThrow('First open the link')
    expect(await page.host.getUser({ chainId: 1 })).toMatchObject({ email: oldEmail })
  })
})
