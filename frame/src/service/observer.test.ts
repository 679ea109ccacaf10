import { expect, test, vi } from 'vitest'
import { createTestService, ownOrigin } from '../test/testService.test.helper.ts'

const email = 'alice@mail.example'

test('logins, mails and requests are told without anything of the visitor', async () => {
  const observer = { request: vi.fn(), login: vi.fn(), mail: vi.fn() }
  const service = await createTestService({ observer })
  const browser = service.openBrowser()
  await browser.call('/email/start', { email })
  await browser.call('/email/code', { otp: 'wrong1' })
  await browser.call('/email/code', { otp: service.codeFor(email) })
  expect(observer.login.mock.calls).toEqual([
    [{ way: 'email', outcome: 'refused' }],
    [{ way: 'email', outcome: 'succeeded' }],
  ])
  expect(observer.mail.mock.calls).toEqual([[{ kind: 'code', outcome: 'sent' }]])
  expect(observer.request.mock.calls.map(([{ operation, status }]) => `${operation} ${status}`)).toEqual([
    'POST /api/email/start 200',
    'POST /api/email/code 401',
    'POST /api/email/code 200',
  ])
  const told = JSON.stringify(Object.values(observer).map(({ mock }) => mock.calls))
  expect(browser.cookies.size).toBe(2)
  for (const secret of [email, service.codeFor(email), ...browser.cookies.values()])
    expect(told).not.toContain(secret)
})

test('a mail that a limit or the mail server refuses is told as that', async () => {
  const observer = { mail: vi.fn() }
  const service = await createTestService({ observer, policy: { mailsOverall: 1 } })
  await service.openBrowser().call('/email/start', { email })
  expect((await service.openBrowser().call('/email/start', { email: 'bob@mail.example' })).status).toBe(429)
  const onError = () => {}
  const broken = await createTestService({
    observer,
    onError,
    sendMail: () => Promise.reject(new Error('550')),
  })
  expect((await broken.openBrowser().call('/email/start', { email })).status).toBe(502)
  expect(observer.mail.mock.calls.map(([{ outcome }]) => outcome)).toEqual(['sent', 'refused', 'failed'])
})

test('behind a trusted proxy, each caller has limits of their own', async () => {
  const trusting = await createTestService({
    policy: { mailsPerNetwork: 1 },
    trustedProxies: ['10.0.0.0/8'],
  })
  const plain = await createTestService({ policy: { mailsPerNetwork: 1 } })
  const start = async (service: typeof plain, caller: string, address: string) =>
    (
      await service
        .openBrowser()
        .call('/email/start', { email: address }, { Origin: ownOrigin, 'X-Forwarded-For': caller })
    ).status
  expect(await start(trusting, '198.51.100.1', 'a@mail.example')).toBe(200)
  expect(await start(trusting, '198.51.100.2', 'b@mail.example')).toBe(200)
  expect(await start(trusting, '198.51.100.2', 'c@mail.example')).toBe(429)
  expect(await start(plain, '198.51.100.1', 'a@mail.example')).toBe(200)
  expect(await start(plain, '198.51.100.2', 'b@mail.example')).toBe(429)
})

test('a mail has its code as HTML, too', async () => {
  const service = await createTestService()
  await service.openBrowser().call('/email/start', { email })
  expect(service.mails[0]?.html).toContain(`<strong>${service.codeFor(email)}</strong>`)
})
