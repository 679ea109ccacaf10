import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { hexToString, numberToHex, parseAbi } from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import { entryPointSimulationsCode } from '../../contracts/accountCode.ts'
import { RpcRefusal } from '../rpc/RpcRefusal.ts'
import { estimatePreVerificationGas } from './preVerificationGas.ts'
import { readRefusal, refusalCodes } from './readRefusal.ts'
import type { CompleteUserOperation, DraftUserOperation } from './readUserOperation.ts'

/** Gas limits of an operation. */
export type UserOperationGas = Pick<
  CompleteUserOperation,
  | 'preVerificationGas'
  | 'verificationGasLimit'
  | 'callGasLimit'
  | 'paymasterVerificationGasLimit'
  | 'paymasterPostOpGasLimit'
>

/** Of the entry point's code for simulations, which replaces its own for the time of a call. */
const simulationsAbi = parseAbi([
  'error FailedOp(uint256 opIndex, string reason)',
  'error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner)',
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'struct ReturnInfo { uint256 preOpGas; uint256 prefund; uint256 accountValidationData; uint256 paymasterValidationData; bytes paymasterContext; }',
  'struct StakeInfo { uint256 stake; uint256 unstakeDelaySec; }',
  'struct AggregatorStakeInfo { address aggregator; StakeInfo stakeInfo; }',
  'struct ValidationResult { ReturnInfo returnInfo; StakeInfo senderInfo; StakeInfo factoryInfo; StakeInfo paymasterInfo; AggregatorStakeInfo aggregatorInfo; }',
  'function simulateValidation(PackedUserOperation userOp) returns (ValidationResult)',
])

const generousGas = 5_000_000n
const paymasterGas = 200_000n

/**
 * Estimates the gas of an operation whose signatures are placeholders. Limits are generous: gas that is not used is not paid,
 * but for a tenth of what a call leaves.
 *
 * @throws RpcRefusal when the account, its factory or the paymaster refuses, or the call reverts.
 */
export async function estimateGas(chain: Chain, draft: DraftUserOperation): Promise<UserOperationGas> {
  const [validation, call] = await Promise.all([validationGas(chain, draft), callGas(chain, draft)])
  return {
    preVerificationGas: estimatePreVerificationGas(draft),
    verificationGasLimit: (validation * 13n) / 10n + 20_000n,
    // A contract passes on 63 of 64 parts of its gas, and what is refunded has to be there first.
    callGasLimit: (call * 13n) / 10n + 20_000n,
    ...(draft.paymaster && {
      paymasterVerificationGasLimit: draft.paymasterVerificationGasLimit ?? paymasterGas,
      paymasterPostOpGasLimit: draft.paymasterPostOpGasLimit ?? 0n,
    }),
  }
}

/** Gas of validation, the paymaster's included. */
async function validationGas({ client }: Chain, draft: DraftUserOperation): Promise<bigint> {
  const operation: CompleteUserOperation = {
    signature: '0x',
    ...draft,
    callGasLimit: 0n,
    verificationGasLimit: generousGas,
    preVerificationGas: 0n,
    // Not nothing, so that the account pays in, which costs gas as well.
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
    ...(draft.paymaster && {
      paymasterVerificationGasLimit: generousGas,
      paymasterPostOpGasLimit: draft.paymasterPostOpGasLimit ?? 0n,
    }),
  }
  try {
    const { result } = await client.simulateContract({
      address: entryPointAddress,
      abi: simulationsAbi,
      functionName: 'simulateValidation',
      args: [toPackedUserOperation(operation)],
      blockTag: 'pending',
      stateOverride: [
        { address: entryPointAddress, code: entryPointSimulationsCode },
        // An account without coins is asked to pay only when the operation is sent.
        { address: draft.sender, balance: 10n ** 18n },
      ],
    })
    return result.returnInfo.preOpGas
  } catch (error) {
    throw readRefusal(error)
  }
}

interface SimulatedBlock {
  readonly calls: readonly {
    readonly status: `0x${string}`
    readonly gasUsed: `0x${string}`
    readonly returnData: `0x${string}`
    readonly error?: { readonly message?: string }
  }[]
}

/** Gas of the call that the entry point makes of the account, after its deployment. */
async function callGas({ call }: Chain, draft: DraftUserOperation): Promise<bigint> {
  const { sender, callData, factory, factoryData = '0x' } = draft
  const from = entryPointAddress
  const calls = [
    ...(factory ? [{ from, to: factory, data: factoryData }] : []),
    { from, to: sender, data: callData },
  ]
  const [blocks] = await call([
    {
      method: 'eth_simulateV1',
      params: [
        { blockStateCalls: [{ calls: calls.map((each) => ({ ...each, gas: numberToHex(generousGas) })) }] },
        'pending',
      ],
    },
  ])
  const result = (blocks as readonly SimulatedBlock[]).at(-1)?.calls.at(-1)
  if (!result) throw new Error('The node simulated nothing')
  if (result.status !== '0x1') {
    throw new RpcRefusal(
      refusalCodes.execution,
      `UserOperation reverted during simulation with reason: ${reasonOf(result.returnData)}`,
    )
  }
  return BigInt(result.gasUsed)
}

/** The text of `Error(string)`, or the data as it is. */
export function reasonOf(data: `0x${string}`): string {
  if (!data.startsWith('0x08c379a0')) return data
  const length = Number(BigInt(`0x${data.slice(74, 138)}`))
  return hexToString(`0x${data.slice(138, 138 + 2 * length)}`)
}
