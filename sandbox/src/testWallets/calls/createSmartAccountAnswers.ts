import { createPaymasterClient } from '@wallet-kit/frame/page'
import { computeDeleGatorAddress } from '@wallet-kit/frame/smart-accounts'
import type { KnownKey, WalletAnswer } from '@wallet-kit/sdk/testing'
import { type Hash, type Hex, isAddressEqual, numberToHex } from 'viem'
import { type CallsRequest, readCall, toCallsStatus, type WireCall } from './CallsRequest.ts'
import { openSmartAccount } from './openSmartAccount.ts'

export interface CallsParameters {
  readonly keys: readonly KnownKey[]
  /** Origin of the sandbox. */
  readonly base: string
  /** Chain where the wallet is. */
  readonly chainId: () => Promise<number>
}

/** Answers of a wallet whose accounts are smart accounts of its keys. */
export function createSmartAccountAnswers(
  { keys, base, chainId }: CallsParameters,
  { letsAccountPay }: { readonly letsAccountPay: boolean },
): Readonly<Record<string, WalletAnswer>> {
  const smartAccounts = keys.map(({ privateKey, address }) => ({
    key: privateKey,
    address: computeDeleGatorAddress(address),
  }))

  async function open(address: Hex) {
    const smartAccount = smartAccounts.find((candidate) => isAddressEqual(candidate.address, address))
    if (!smartAccount) throw Object.assign(new Error('The account has not been authorized.'), { code: 4100 })
    return openSmartAccount({ key: smartAccount.key, chainId: await chainId(), base })
  }

  /** @throws an error of JSON-RPC where the bundler, or the service that is to pay, refuses */
  async function send({ from, calls, capabilities }: CallsRequest): Promise<Hash> {
    const bundler = await open(from)
    const sendWith = (service: CallsRequest['capabilities']) =>
      bundler.sendUserOperation({
        calls: calls.map(readCall),
        ...(service?.paymasterService && { paymaster: createPaymasterClient(service.paymasterService) }),
      })
    try {
      return await sendWith(letsAccountPay ? undefined : capabilities)
    } catch (error) {
      if (capabilities?.paymasterService?.optional) return sendWith(undefined)
      throw Object.assign(new Error('Nobody pays for the operation', { cause: error }), { code: -32_000 })
    }
  }

  const toSmartAccounts: WalletAnswer = async (_, answer) => {
    const owners = (await answer()) as readonly Hex[]
    return owners.map((owner) => computeDeleGatorAddress(owner))
  }

  return {
    eth_accounts: toSmartAccounts,
    eth_requestAccounts: toSmartAccounts,
    async wallet_getCapabilities() {
      const capabilities = { atomic: { status: 'supported' }, paymasterService: { supported: true } }
      return { [numberToHex(await chainId())]: capabilities }
    },
    wallet_sendCalls: async ([request]) => ({ id: await send(request as CallsRequest) }),
    async wallet_getCallsStatus([id]) {
      const [{ address } = { address: '0x' as Hex }] = smartAccounts
      const { request } = await open(address)
      const found = await request({ method: 'eth_getUserOperationReceipt', params: [id as Hash] })
      return toCallsStatus({
        id,
        chainId: await chainId(),
        receipt: found && { ...found.receipt, status: found.success ? '0x1' : '0x0' },
      })
    },
    /** The account pays itself. */
    async eth_sendTransaction([transaction]) {
      const { from, ...call } = transaction as WireCall & { readonly from: Hex }
      const hash = await send({ from, calls: [call] })
      const { receipt } = await (await open(from)).waitForUserOperationReceipt({ hash })
      return receipt.transactionHash
    },
  }
}
