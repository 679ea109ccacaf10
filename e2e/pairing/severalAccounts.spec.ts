import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { openPhone } from '../support/pages/phone.ts'
import { expect, test } from '../support/tests/oneTapTest.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const readSignIn = (app: Page) =>
  app.evaluate(() => {
    const state = window.oneTapApp.kit.stores.signIn.getState()
    return `${state.status} ${'caipAddress' in state ? state.caipAddress : ''}`
  })

test('one approval signs every account in on every network', async ({ app, context, sandbox }) => {
  const phone = await openPhone(context, sandbox, '?accounts=all')
  const uri = await app.evaluate(() => window.oneTapApp.pair())
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
  await phone.getByTestId('wallet-approve').click()
  await app.bringToFront()
  await expect.poll(() => readSignIn(app)).toBe(`authenticated eip155:1:${erin}`)
  const sessions = await app.evaluate(() => window.oneTapApp.sessions())
  expect(sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)).toEqual([
    `eip155:1:${erin}`,
    `eip155:137:${erin}`,
    `eip155:1:${frank}`,
    `eip155:137:${frank}`,
  ])
  for (const { data, message, signature, cacao } of sessions) {
    expect(cacao?.p.iss).toBe(`did:pkh:${data.chainId}:${data.accountAddress}`)
    const signed = { address: data.accountAddress, message, signature } as Parameters<typeof verifyMessage>[0]
    expect(await verifyMessage(signed)).toBe(true)
  }

  await app.evaluate(async () => {
    const { kit } = window.oneTapApp
    const [, polygon] = kit.getCaipNetworks()
    if (polygon) await kit.switchNetwork(polygon)
  })
  await expect.poll(() => readSignIn(app)).toBe(`authenticated eip155:137:${erin}`)
  await phone.getByTestId('wallet-next-account').click()
  await expect.poll(() => readSignIn(app)).toBe(`authenticated eip155:137:${frank}`)
  expect(await app.evaluate(() => window.oneTapApp.countAsked())).toBe(0)
})
