import { expect, onTestFinished, test, vi } from 'vitest'
import { createPrintingMailer, createSmtpMailer, type SmtpOptions } from './createMailer.ts'
import { startMailServer } from './mailServer.test.helper.ts'

function newMailer(port: number, options: Partial<SmtpOptions> = {}) {
  const mailer = createSmtpMailer({
    host: '127.0.0.1',
    port,
    secure: false,
    allowsPlain: true,
    from: 'Wallet <login@wallet.example>',
    ...options,
  })
  onTestFinished(() => mailer.close())
  return mailer
}

const mail = { to: 'alice@mail.example', subject: '123456 is your code', text: 'Täxt', html: '<p>Täxt</p>' }

test('a mail arrives as text and HTML', async () => {
  const { received, port } = await startMailServer()
  const mailer = newMailer(port, { user: 'login', password: 'right' })
  expect(await mailer.check()).toBe('ok')
  await mailer.send(mail)
  expect(received).toMatchObject([
    {
      from: { address: 'login@wallet.example', name: 'Wallet' },
      to: [{ address: mail.to }],
      subject: mail.subject,
      text: expect.stringMatching(/^Täxt/),
      html: expect.stringMatching(/^<p>Täxt<\/p>/),
    },
  ])
})

test('nothing is sent without TLS unless that is allowed', async () => {
  const { received, port } = await startMailServer()
  const mailer = newMailer(port, { allowsPlain: false })
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETLS' })
  await expect(mailer.check()).rejects.toMatchObject({ code: 'ETLS' })
  expect(received).toEqual([])
})

test('a wrong password, an unknown receiver and a missing server reject', async () => {
  const { port } = await startMailServer()
  await expect(newMailer(port, { user: 'login', password: 'wrong' }).check()).rejects.toMatchObject({
    code: 'EAUTH',
  })
  await expect(newMailer(port).send({ ...mail, to: 'nobody@mail.example' })).rejects.toMatchObject({
    responseCode: 550,
  })
  await expect(newMailer(1).check()).rejects.toMatchObject({ code: 'ESOCKET' })
})

test('without a server, mails are printed', async () => {
  const printed: string[] = []
  const mailer = createPrintingMailer((text) => void printed.push(text))
  await mailer.send(mail)
  expect(printed.join('\n')).toContain('Mail to alice@mail.example: 123456 is your code')
  expect(await mailer.check()).toBe('printed')
})

test('the account is tried once a minute, however often the report of health is asked for', async () => {
  const server = await startMailServer()
  const mailer = newMailer(server.port, { user: 'login', password: 'right' })
  await Promise.all([mailer.check(), mailer.check()])
  await mailer.check()
  expect(server.logins()).toBe(1)
  vi.setSystemTime(Date.now() + 60_000)
  onTestFinished(() => void vi.useRealTimers())
  await mailer.check()
  expect(server.logins()).toBe(2)
})
