import type { Page } from '@playwright/test'
import type { OnePrompt, ScriptedWallet } from '@wallet-kit/sdk/testing'
import type { TestWallet } from '../pages/modal.ts'

/** How a test wallet sends calls: see the sandbox's `CallsMode`. */
export type CallsMode = 'smartAccount' | 'letsAccountPay' | 'sendsFirst'
type Switch = 'setReject' | 'setNeverAnswer' | 'setHold' | 'setGarbage'
type Move = 'changeChain' | 'changeAccount'
type Act = 'lock' | 'unlock' | 'revoke' | 'answerPending'

/** Sets a switch of a test wallet, as its user would inside the wallet. */
export function setWallet(page: Page, wallet: TestWallet, name: Switch, on: boolean): Promise<void>
export function setWallet(page: Page, wallet: TestWallet, name: Move, to: number): Promise<void>
export function setWallet(page: Page, wallet: TestWallet, name: 'setBundles', executor: string): Promise<void>
export function setWallet(page: Page, wallet: TestWallet, name: 'setCalls', mode: CallsMode): Promise<void>
export function setWallet(page: Page, wallet: TestWallet, name: 'setOnePrompt', how: OnePrompt): Promise<void>
export function setWallet(page: Page, wallet: TestWallet, name: Act): Promise<void>
export async function setWallet(
  page: Page,
  wallet: TestWallet,
  name: string,
  value?: unknown,
): Promise<void> {
  await page.evaluate(
    async ({ index, name, value }) => {
      const scripted = window.testWallets?.[index]
      if (!scripted) throw new Error('the test wallets are not in this page')
      const control = scripted[name as keyof ScriptedWallet] as unknown as (value: unknown) => unknown
      await control.call(scripted, value)
    },
    { index: wallet.index, name, value },
  )
}
