import { expect, test } from 'vitest'
import { newDevice, newKeeper, origin } from '../testKeeper.test.helper.ts'

test('mail and page of a link are in the language of whoever asks for them', async () => {
  const { keeper, mails, sign, send, lastToken } = await newKeeper()
  const body = { email: 'alice@example.com', app: 'https://app.example' }
  const { url, init } = await sign(await newDevice(), 'POST', '/email', { body })
  const headers = new Headers(init.headers)
  headers.set('accept-language', 'de-AT,de;q=0.9,en;q=0.8')
  expect((await send({ url, init: { ...init, headers } })).status).toBe(202)
  expect(mails[0]).toMatchObject({ subject: 'Bestätige deine Anmeldung bei app.example' })
  expect(mails[0]?.text).toContain('20 Minuten')
  expect(mails[0]?.text).toContain('Unbekannter Browser, unbekanntes System')
  expect(mails[0]?.html).toContain('<div lang="de" dir="ltr">')

  const open = async (language: string) =>
    (
      await keeper.app.request(`${origin}/confirm?token=${lastToken()}`, {
        headers: { 'accept-language': language },
      })
    ).text()
  expect(await open('he')).toContain('<html lang="he" dir="rtl">')
  expect(await open('fr')).toContain('Est-ce bien vous qui vous connectez ?')
  expect(await open('tlh')).toContain('Is it you who logs in?')
})
