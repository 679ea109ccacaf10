import type { Page } from '@playwright/test'
import { encodeFunctionData, encodePacked, type Hex, parseAbi } from 'viem'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { requestNode } from './requestNode.ts'

/** A development account, to which permissions are given. */
const delegate = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Who gets the coins that the delegate sends. */
export const stranger = '0x1111111111111111111111111111111111111111'
const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const abi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)'])

/** Has the delegate send coins of the account to the stranger. @throws the reason why the chain refuses */
export async function redeem(sandbox: SandboxControl, context: Hex, amount: bigint): Promise<void> {
  const execution = encodePacked(['address', 'uint256'], [stranger, amount])
  const single: Hex = `0x${'00'.repeat(32)}`
  const args = [[context], [single], [execution]] as const
  const data = encodeFunctionData({ abi, functionName: 'redeemDelegations', args })
  const transaction = { from: delegate, to: manager, data }
  // The node sends what will revert as well, without a reason.
  await requestNode(sandbox, 1, 'eth_call', [transaction, 'latest'])
  await requestNode(sandbox, 1, 'eth_sendTransaction', [transaction])
}

/**
 * Asks, as the page of the host, for a permission to send 5 wei in three calls at most.
 *
 * @param capabilities such as the paymaster's
 */
export function askPermission(page: Page, capabilities: object = {}): Promise<{ readonly context: Hex }> {
  return page.evaluate(
    async ([address, asked]) =>
      (await window.kit?.getProvider('eip155')?.request({
        method: 'wallet_grantPermissions',
        params: [
          {
            chainId: '0x1',
            expiry: Math.floor(Date.now() / 1_000) + 3_600,
            signer: { type: 'account', data: { address } },
            permissions: [{ type: 'native-token-transfer', data: { allowance: '0x5' } }],
            policies: [{ type: 'call-limit', data: { count: 3 } }],
            capabilities: asked,
          },
        ],
      } as never)) as { readonly context: Hex },
    [delegate, capabilities] as const,
  )
}
