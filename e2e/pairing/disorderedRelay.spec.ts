import { hostPage } from '../support/pages/hostPage.ts'
import { openPhone, showCode } from '../support/pages/phone.ts'
import { disorderRelay } from '../support/servers/disorderRelay.ts'
import { expect, test } from '../support/tests/test.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

// F12
test('a relay that repeats, reorders and replays messages has nothing done twice', async ({
  page,
  context,
  sandbox,
  visit,
}) => {
  const host = hostPage(page)
  const relay = await disorderRelay(context)
  await visit()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    window.kit?.subscribeAccount(({ address, status }) => seen.push(`${status} ${address ?? ''}`))
    window.kit?.subscribeEvents(({ data }) => seen.push(data.event))
  })
  const readSeen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[])
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox)
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
  await expect(phone.getByTestId('wallet-proposal')).toHaveCount(1)
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.address).toHaveText(erin)

  await host.signButton.click()
  await phone.bringToFront()
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(host.signature).toHaveText(/^0x[\da-f]{130}$/)
  await expect(phone.getByTestId('wallet-request')).toHaveCount(0)
  await expect(phone.getByTestId('wallet-status')).toHaveText('Approved personal_sign')
  await expect(phone.getByTestId('wallet-session')).toHaveCount(1)

  const count = async (name: string) => (await readSeen()).filter((seen) => seen === name).length
  expect(await count(`connected ${erin}`)).toBe(1)
  expect(await count('CONNECT_SUCCESS')).toBe(1)
  expect(await count('SIWX_AUTH_SUCCESS')).toBe(1)
  const requests = await sandbox.requests()
  const asked = (name: string) => requests.filter(({ operations }) => operations.includes(name)).length
  expect([asked('wc_proposeSession'), asked('completeSignIn'), asked('signOut')]).toEqual([1, 1, 0])
  expect(relay.repeated).toBeGreaterThan(10)

  await phone.getByTestId('wallet-disconnect').click()
  await expect(host.connectButton).toBeVisible()
  expect(await count('disconnected ')).toBe(1)
})
