import { type AccountCall, redeemPermission } from '@wallet-kit/frame/smart-accounts'
import { type Hex, parseEther } from 'viem'
import { type SmartAccountVisitor, smartAccountVisitor } from './smartAccountVisitor.ts'
import type { useAccountPage } from './useAccountPage.ts'
import type { TestSandbox } from './useSandbox.ts'

/** Reply of the frame to `wallet_grantPermissions`. */
export interface Grant {
  readonly pci: Hex
  readonly context: Hex
  readonly address: Hex
  readonly expiry: number
  readonly signerMeta: { readonly delegationManager: Hex }
}

/** Gas of an operation that is sent though it fails. */
const gas = { callGasLimit: 1_500_000n, verificationGasLimit: 1_500_000n, preVerificationGas: 200_000n }

const hourSeconds = 3_600

/** Permissions that the login of a test gives, and their use by others. */
export function usePermissions(sandbox: TestSandbox, account: ReturnType<typeof useAccountPage>) {
  /** Another smart account with coins of its own: a session key's. */
  async function openSession(): Promise<SmartAccountVisitor> {
    const session = await smartAccountVisitor(sandbox)
    await session.control.setBalance({ address: session.account.address, value: parseEther('1') })
    return session
  }

  const soon = () => Math.floor(Date.now() / 1_000) + hourSeconds

  const requestOf = (delegate: Hex, permission: object, others: object = {}) => ({
    chainId: '0x1',
    address: account.smartAccount,
    expiry: soon(),
    signer: { type: 'account', data: { address: delegate } },
    permissions: [permission],
    policies: [],
    capabilities: { paymasterService: account.paymasterService() },
    ...others,
  })

  async function grant(delegate: Hex, permission: object, others?: object): Promise<Grant> {
    const params = [requestOf(delegate, permission, others)]
    return (await account.request('wallet_grantPermissions', params)) as Grant
  }

  /** Sends calls as one operation of a session, and returns what the chain makes of it. */
  async function send({ bundler }: SmartAccountVisitor, calls: readonly AccountCall[]) {
    const hash = await bundler.sendUserOperation({ calls: [...calls], ...gas })
    const { success, reason } = await bundler.waitForUserOperationReceipt({ hash })
    return { success, reason }
  }

  const use = (session: SmartAccountVisitor, context: Hex, call: AccountCall) =>
    send(session, [redeemPermission(context, call)])

  const revoke = (pci: string) =>
    account.request('wallet_revokePermissions', [
      {
        ...{ pci, permissions: [], expiry: soon(), address: account.smartAccount },
        capabilities: { paymasterService: account.paymasterService() },
      },
    ])

  return { openSession, requestOf, grant, send, use, revoke, soon }
}
