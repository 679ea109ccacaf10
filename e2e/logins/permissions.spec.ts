import { encodeFunctionData, encodePacked, type Hex, parseAbi } from 'viem'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { fund, payingOptions } from '../support/wallets/smartAccount.ts'

/** A development account, to which a permission is given. */
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x1111111111111111111111111111111111111111'
const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const abi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)'])

/** Bob has the account send coins to a stranger. */
async function redeem(sandbox: SandboxControl, context: Hex, amount: bigint): Promise<void> {
  const execution = encodePacked(['address', 'uint256'], [stranger, amount])
  const single: Hex = `0x${'00'.repeat(32)}`
  const args = [[context], [single], [execution]] as const
  const data = encodeFunctionData({ abi, functionName: 'redeemDelegations', args })
  const transaction = { from: bob, to: manager, data }
  // The node sends what will revert as well, without a reason.
  await requestNode(sandbox, 1, 'eth_call', [transaction, 'latest'])
  await requestNode(sandbox, 1, 'eth_sendTransaction', [transaction])
}

// T20
test('a page is permitted what the chain enforces, and the visitor ends it in the modal', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({
    ...withLogins(sandbox),
    ...payingOptions(sandbox),
    features: { smartSessions: true },
  })
  await logInByEmail(page, sandbox, 'permits@example.test')
  const account = (await page.evaluate(() => window.kit?.getAddress())) ?? ''
  await fund(sandbox, account, { coins: 10n ** 18n })
  const { card, toast } = modal(page)
  const { frame } = logins(page)

  const granting = page.evaluate(
    async ([delegate, url]) =>
      (await window.kit?.getProvider('eip155')?.request({
        method: 'wallet_grantPermissions',
        params: [
          {
            chainId: '0x1',
            expiry: Math.floor(Date.now() / 1_000) + 3_600,
            signer: { type: 'account', data: { address: delegate } },
            permissions: [{ type: 'native-token-transfer', data: { allowance: '0x5' } }],
            policies: [{ type: 'call-limit', data: { count: 3 } }],
            capabilities: { paymasterService: { url } },
          },
        ],
      } as never)) as { readonly context: Hex },
    [bob, `${sandbox.origin}/paymaster/1`] as const,
  )
  await expect(frame.getByText('Allow others to use your account')).toBeVisible()
  await expect(frame.getByText('0.000000000000000005 ETH in all')).toBeVisible()
  await expect(frame.getByText('3 times at most')).toBeVisible()
  await expect(frame.getByText('This amount can go to any address')).toBeVisible()
  const colorOf = (text: string) =>
    frame.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf('anybody')).not.toBe(await colorOf('3 times at most'))
  await expect(card).toHaveAccessibleName('Grant permission')
  await expect(frame.getByText('paid by Harrow & Vetch')).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
  const { context } = await granting

  const before = await nativeBalance(sandbox, 1, stranger)
  await redeem(sandbox, context, 4n)
  await expect.poll(() => nativeBalance(sandbox, 1, stranger)).toBe(before + 4n)
  await expect(redeem(sandbox, context, 2n)).rejects.toThrow(/allowance-exceeded/)

  await hostPage(page).accountButton.click()
  await card.getByTestId('w3m-header-smart-sessions').click()
  const session = card.getByTestId(/^smart-session-item-/)
  await expect(session).toHaveCount(1)
  await expect(session).toContainText(new URL(page.url()).host)
  await expect(session).toContainText('Coin transfers')
  await session.getByTestId(/^smart-session-revoke-/).click()
  await expect(frame.getByText('Revoke a permission')).toBeVisible()
  await expect(card).toHaveAccessibleName('Revoke permission')
  await expect(frame.getByText('paid by Harrow & Vetch')).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await expect(toast).toContainText('has been revoked')
  await expect(session).toContainText('Revoked')
  await expect(redeem(sandbox, context, 1n)).rejects.toThrow()
  expect(await nativeBalance(sandbox, 1, stranger)).toBe(before + 4n)
})
