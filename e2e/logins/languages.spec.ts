import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { expect, test } from '../support/tests/test.ts'

const message = 'Hello'

for (const [locale, words] of Object.entries({
  'de-DE': {
    direction: 'ltr',
    title: 'Nachricht signieren',
    request: 'bittet um eine Signatur',
    sign: 'Signieren',
  },
  ar: { direction: 'rtl', title: 'توقيع رسالة', request: 'توقيعًا', sign: 'توقيع' },
})) {
  test.describe(() => {
    test.use({ locale })

    test(`the frame asks in the language of the browser, ${locale}`, {
      tag: locale === 'ar' ? [] : '@long',
    }, async ({ page, visit, sandbox }) => {
      // The modal is in another.
      await visit({ ...withLogins(sandbox), locale: 'en' })
      await logInByEmail(page, sandbox, `${locale.toLowerCase()}@example.test`)
      await expect(hostPage(page).connectionStatus).toHaveText('connected')
      const { frame } = logins(page)
      const account = (await page.evaluate(() => window.kit?.getAddress())) ?? ''
      const signing = page.evaluate(
        ([text, address]) =>
          window.kit
            ?.getProvider('eip155')
            ?.request({ method: 'personal_sign', params: [text, address] } as never),
        [message, account] as const,
      )
      await expect(frame.getByRole('heading', { name: words.title })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('dir', words.direction)
      await expect(frame.getByText(words.request)).toContainText(new URL(page.url()).origin)
      await expect(frame.getByText(account)).toBeVisible()
      await expect(frame.getByText(message, { exact: true })).toBeVisible()
      await frame.getByRole('button', { name: words.sign, exact: true }).click()
      expect(await signing).toMatch(/^0x[0-9a-f]+$/)
    })
  })
}
