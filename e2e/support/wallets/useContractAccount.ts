import type { Page } from '@playwright/test'
import type { TestWallet } from '../pages/modal.ts'

/** Runtime code of an account that accepts no signature (ERC-1271): every call reverts. */
export const refusingAccountCode = '0x60006000fd'

/** Runtime code of an account that accepts every signature: `isValidSignature` returns its magic value. */
export const acceptingAccountCode = '0x631626ba7e60e01b60005260206000f3'

/** Makes a test wallet share `contract` instead of its accounts, and sign for it with its first key. */
export async function useContractAccount(page: Page, wallet: TestWallet, contract: string): Promise<void> {
  await page.evaluate(
    ({ index, contract }) => {
      const scripted = window.testWallets?.[index]
      if (!scripted) throw new Error('the test wallets are not in this page')
      const [owner] = scripted.accounts
      const ask = scripted.provider.request.bind(scripted.provider)
      scripted.provider.request = async (args) => {
        if (args.method === 'personal_sign') {
          const [message] = args.params as readonly unknown[]
          return ask({ ...args, params: [message, owner] })
        }
        const answer = await ask(args)
        return /accounts$/i.test(args.method) ? [contract] : answer
      }
    },
    { index: wallet.index, contract },
  )
}
