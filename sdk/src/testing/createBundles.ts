import { encodeFunctionData, type Hex, type WalletClient } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { aggregateAbi } from '../chains/namespaces/eip155/accountCode.ts'
import { createWalletError } from './createWalletError.ts'

interface BundlesParameters {
  /** Chain where the wallet is. */
  readonly chainId: () => Hex
  readonly signerOf: (address: unknown) => PrivateKeyAccount
  readonly clientOf: (signer: PrivateKeyAccount) => WalletClient
  readonly read: (method: string, params: readonly unknown[]) => Promise<unknown>
}

interface Bundle {
  readonly from: Hex
  readonly calls: readonly { readonly to: Hex; readonly value?: Hex; readonly data?: Hex }[]
}

/** Methods of EIP-5792 of a scripted wallet: the calls of a bundle are one transaction, by code that the account delegates to (EIP-7702). */
export function createBundles({ chainId, signerOf, clientOf, read }: BundlesParameters) {
  let executor: Hex | undefined

  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    wallet_getCapabilities: () => ({ [chainId()]: { atomic: { status: 'supported' } } }),
    async wallet_sendCalls([bundle]) {
      const { from, calls } = bundle as Bundle
      if (!executor) throw createWalletError(4200, 'The wallet sends no bundles.')
      const signer = signerOf(from)
      const client = clientOf(signer)
      const steps = calls.map(({ to, value = '0x0', data = '0x' }) => ({
        target: to,
        callData: data,
        allowFailure: false,
        value: BigInt(value),
      }))
      const authorization = await client.signAuthorization({
        account: signer,
        contractAddress: executor,
        executor: 'self',
      })
      const id = await client.sendTransaction({
        account: signer,
        chain: null,
        to: signer.address,
        value: steps.reduce((sum, step) => sum + step.value, 0n),
        data: encodeFunctionData({ abi: aggregateAbi, functionName: 'aggregate3Value', args: [steps] }),
        authorizationList: [authorization],
      })
      return { id }
    },
    async wallet_getCallsStatus([id]) {
      const receipt = (await read('eth_getTransactionReceipt', [id])) as { readonly status: Hex } | null
      const status = receipt ? (BigInt(receipt.status) === 1n ? 200 : 500) : 100
      return {
        version: '2.0.0',
        id,
        chainId: chainId(),
        status,
        atomic: true,
        receipts: receipt ? [receipt] : [],
      }
    },
  }
  return {
    /** Current answer to a method; none while bundles are off. */
    answerOf: (method: string) => (executor ? answers[method] : undefined),
    setBundles(code: Hex | undefined): void {
      executor = code
    },
  }
}
