import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import { highestFeeOf } from '../../smartAccounts/highestFee.ts'
import { createPaymasterClient, type PaymasterService } from './createPaymasterClient.ts'
import type { SmartAccount } from './openSmartAccount.ts'
import { toErrorText } from './toErrorText.ts'

/** Calls that a page asks an account for, and who is to pay. */
export interface OperationRequest {
  readonly calls: readonly AccountCall[]
  readonly paymaster?: PaymasterService | undefined
  /** Whether the account pays where the paymaster does not. */
  readonly mayPay: boolean
  /** Fields that the page has set itself, for `eth_sendUserOperation`. */
  readonly given?: Partial<UserOperation<'0.7'>> | undefined
}

/** An operation with all that the user decides about, before it is signed. */
export interface PreparedOperation {
  readonly operation: UserOperation<'0.7'>
  readonly calls: readonly AccountCall[]
  /** Who pays the network fee. */
  readonly payer: 'account' | { readonly name: string | undefined; readonly contract: string }
  /** Why the paymaster does not pay. */
  readonly refusal?: string | undefined
  /** Of the network fee, in the coin's smallest unit. The entry point takes no more. */
  readonly highestFee: bigint
  /** Whether the account is created with it. */
  readonly deploys: boolean
}

/** @throws an Error with a message for the user, where the operation would fail, or nobody would pay for it */
export async function prepareOperation(
  smartAccount: SmartAccount,
  request: OperationRequest,
): Promise<PreparedOperation> {
  const { paymaster, mayPay } = request
  if (!paymaster) return prepareOwn(smartAccount, request)
  try {
    return await prepare(smartAccount, request, paymaster)
  } catch (error) {
    const refusal = toErrorText(error)
    if (!mayPay) throw new Error(`The network fee is not paid by the app: ${refusal}`)
    return { ...(await prepareOwn(smartAccount, request)), refusal }
  }
}

async function prepareOwn(smartAccount: SmartAccount, request: OperationRequest): Promise<PreparedOperation> {
  const { client, account, chain } = smartAccount
  const value = request.calls.reduce((sum, call) => sum + call.value, 0n)
  const balance = await client.getBalance({ address: account.address })
  const require = (amount: bigint) => {
    if (balance >= amount) return
    const { symbol } = chain.nativeCurrency
    throw new Error(`Insufficient funds for gas * price + value: the account has too little ${symbol}.`)
  }
  // Before it is tried: a node's reason for that would be empty.
  require(value)
  const prepared = await prepare(smartAccount, request).catch((error: unknown) => {
    throw new Error(toErrorText(error))
  })
  if (prepared.payer === 'account') require(value + prepared.highestFee)
  return prepared
}

async function prepare(
  { account, bundler }: SmartAccount,
  { calls, given = {} }: OperationRequest,
  paymaster?: PaymasterService,
): Promise<PreparedOperation> {
  const paymasterClient = paymaster && createPaymasterClient(paymaster)
  const callData = given.callData ?? (await account.encodeCalls([...calls]))
  const prepared = (await bundler.prepareUserOperation({
    ...given,
    account,
    callData,
    ...(paymasterClient && { paymaster: paymasterClient }),
  } as never)) as UserOperation<'0.7'>
  const operation = toOperation(prepared)
  if (operation.callData !== callData) throw new Error('The calls have changed while they were prepared')
  return {
    operation,
    calls,
    payer: operation.paymaster
      ? { name: paymasterClient?.getSponsorName(), contract: operation.paymaster }
      : 'account',
    highestFee: highestFeeOf(operation),
    deploys: operation.factory !== undefined,
  }
}

/** Without what viem adds beside the operation's own fields. */
function toOperation(prepared: UserOperation<'0.7'>): UserOperation<'0.7'> {
  const { sender, nonce, callData, factory, factoryData, signature = '0x' as Hex } = prepared
  const { callGasLimit, verificationGasLimit, preVerificationGas } = prepared
  const { maxFeePerGas, maxPriorityFeePerGas } = prepared
  const { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = prepared
  return {
    sender,
    nonce,
    callData,
    ...(factory && { factory, factoryData }),
    callGasLimit,
    verificationGasLimit,
    preVerificationGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(paymaster && { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit }),
    signature,
  }
}
