import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { createTestService, giveKey, logIn } from '../../test/testService.test.helper.ts'

const email = 'alice@mail.example'
const newSecret = () => randomBytes(32).toString('base64url')

test('the secret is rotated without a visitor noticing', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  const [old, next] = [newSecret(), newSecret()]
  const before = await createTestService({ database, secret: old })
  const browser = before.openBrowser()
  await logIn(before, browser, email)
  await giveKey(browser)
  const { shares } = (await browser.call('/shares/list')).body
  await browser.call('/email/change', { email: 'alice@new.example' })

  const during = await createTestService({ database, secret: next, olderSecrets: [old] })
  expect(await during.rotate()).toBeGreaterThan(1)
  expect(await during.rotate()).toBe(0)
  const after = await createTestService({ database, secret: next })
  const later = after.openBrowser(browser.cookies)
  expect((await later.call('/shares/list')).body).toEqual({ shares })
  // A code that was on its way.
  expect((await later.call('/email/change/primary', { otp: before.codeFor(email) })).status).toBe(200)
  await database.close()
})

test('without the secret that sealed its rows the service does not start', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  await createTestService({ database, secret: newSecret() })
  await expect(createTestService({ database, secret: newSecret() })).rejects.toThrow()
  await database.close()
})
