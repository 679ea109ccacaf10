import type { Page } from '@playwright/test'
import { hostPage } from '../pages/hostPage.ts'
import { modal, sandboxWallet } from '../pages/modal.ts'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { expect } from '../tests/test.ts'
import { connect } from './connect.ts'
import { nativeBalance } from './nativeBalance.ts'
import { requestNode } from './requestNode.ts'
import { type CallsMode, setWallet } from './setWallet.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** `balanceOf(address)` of it reads a deposit. */
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
/** The smart account of alice's key. */
export const aliceSmartAccount = '0x6471b693cD31541523e63b0b9924ff6189872C0f'

/** Options of an app that pays network fees on the sandbox's Ethereum. */
export const payingOptions = ({ origin }: Pick<SandboxControl, 'origin'>) => ({
  siwx: false,
  paymasters: { 'eip155:1': { url: `${origin}/paymaster/1` } },
})

/** Sets the coins of an account, and gives it tokens of alice's. */
export async function fund(
  sandbox: SandboxControl,
  account: string,
  { coins, dai = 0n }: { readonly coins: bigint; readonly dai?: bigint },
): Promise<void> {
  await requestNode(sandbox, 1, 'anvil_setBalance', [account, `0x${coins.toString(16)}`])
  if (dai > 0n) await callDai(sandbox, '0xa9059cbb', account, dai)
}

/** Takes back the allowance of alice's DAI that an exchange has: other tests begin without one. */
export const revokeDai = (sandbox: SandboxControl, exchange: string) =>
  callDai(sandbox, '0x095ea7b3', exchange, 0n)

/** Calls `transfer` or `approve` of DAI, by selector, from alice. */
async function callDai(
  sandbox: SandboxControl,
  selector: string,
  account: string,
  amount: bigint,
): Promise<void> {
  const fields = [account.slice(2).toLowerCase(), amount.toString(16)].map((field) => field.padStart(64, '0'))
  const transaction = {
    from: alice,
    to: await contractOf(sandbox, 'DAI'),
    data: `${selector}${fields.join('')}`,
  }
  const hash = await requestNode(sandbox, 1, 'eth_sendTransaction', [transaction])
  await expect
    .poll(() => requestNode(sandbox, 1, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1' })
}

async function contractOf(sandbox: Pick<SandboxControl, 'describe'>, symbol: string): Promise<string> {
  const { chains } = await sandbox.describe()
  return chains[0]?.tokens.find((token) => token.symbol === symbol)?.address ?? ''
}

/** Coins of a smart account: its balance, and what the entry point has left of earlier fees. */
export async function coinsOf(sandbox: SandboxControl, account: string): Promise<bigint> {
  const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`
  const deposit = await requestNode(sandbox, 1, 'eth_call', [{ to: entryPoint, data }, 'latest'])
  return (await nativeBalance(sandbox, 1, account)) + BigInt(String(deposit))
}

/** Balance of a token, from the chain's node. */
export async function tokenBalance(sandbox: SandboxControl, symbol: string, account: string) {
  const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`
  const call = { to: await contractOf(sandbox, symbol), data }
  return BigInt(String(await requestNode(sandbox, 1, 'eth_call', [call, 'latest'])))
}

/** Connects the sandbox's wallet in one of its ways to send calls. */
async function connectSending(page: Page, mode: CallsMode): Promise<void> {
  await setWallet(page, sandboxWallet, 'setCalls', mode)
  await connect(page)
}

/** Connects a smart account, and opens the review of a transfer of DAI. */
export async function reviewDai(page: Page, mode: CallsMode, recipient: string, amount: string) {
  await connectSending(page, mode)
  await hostPage(page).accountButton.click()
  const { card } = modal(page)
  await card.getByTestId('token-item-DAI').click()
  await card.getByTestId('send-amount').fill(amount)
  await card.getByTestId('send-receiver').fill(recipient)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
}

/** Connects a wallet, and opens the review of a swap of DAI for USDC. */
export async function reviewDaiSwap(page: Page, mode: CallsMode, amount: string) {
  await connectSending(page, mode)
  await page.evaluate(
    (sold) =>
      window.kit?.open({ view: 'Swap', arguments: { amount: sold, fromToken: 'DAI', toToken: 'USDC' } }),
    amount,
  )
  const { card } = modal(page)
  await expect(card.getByTestId('swap-review')).toHaveText('Review swap')
  await card.getByTestId('swap-review').click()
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
}
