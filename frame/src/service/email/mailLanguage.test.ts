import { expect, test } from 'vitest'
import { createTestService, ownOrigin } from '../../test/testService.test.helper.ts'

test('the mail of a login is in the language of the request, and its code works', async () => {
  const service = await createTestService()
  const browser = service.openBrowser()
  const email = 'alice@mail.example'
  await browser.call('/email/start', { email }, { Origin: ownOrigin, 'Accept-Language': 'ja' })
  const code = service.codeFor(email)
  expect(service.mails[0]).toMatchObject({ subject: `認証コード: ${code}` })
  expect(service.mails[0]?.text).toMatch(
    new RegExp(`^ログイン用のコード: ${code}\n\n有効期間は 10 ?分です。`),
  )
  expect(service.mails[0]?.html).toContain('<div lang="ja" dir="ltr">')
  expect((await browser.call('/email/code', { otp: code })).status).toBe(200)
})
