import { bundlerMethods } from '@wallet-kit/clients/bundler/rpc'
import { decodeAccountCalls, highestFeeOf } from '@wallet-kit/frame/smart-accounts'
import {
  concatHex,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import type { Chain } from '../../chains/Chain.ts'
import { createSponsor } from '../../chains/createDevAccounts.ts'
import { paymasterAddress } from '../../chains/smartAccounts/accountContracts.ts'
import { refusalCodes } from '../bundler/readRefusal.ts'
import {
  type CompleteUserOperation,
  type DraftUserOperation,
  readComplete,
  readDraft,
} from '../bundler/readUserOperation.ts'
import type { RpcMethod } from '../rpc/answerMethods.ts'
import { createTurns } from '../rpc/createTurns.ts'
import { invalidParams, RpcRefusal } from '../rpc/RpcRefusal.ts'
import { createExpenses } from './createExpenses.ts'
import type { CurrentTerms } from './createSponsorTerms.ts'

/** A paymaster's service on one chain (ERC-7677). */
export interface Paymaster {
  readonly methods: readonly RpcMethod[]
  /** Forgets the pledges that are not on the chain. */
  reset(): void
}

export interface CreatePaymasterParameters {
  readonly chain: Chain
  /** Another chain of the sandbox, for a signature that does not count here. */
  readonly otherChain: Chain
  readonly terms: CurrentTerms
}

const sponsor = createSponsor()
const sponsorName = 'Harrow & Vetch'
const validSeconds = 600
const verificationGas = 150_000n
/** The contract does nothing after an operation. */
const postOpGas = 1n

const paymasterAbi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getHash(PackedUserOperation userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])

/** A signature that fails only when it is compared with the sponsor's address. */
const placeholder: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** Creates the service of the sponsor's paymaster, which signs for each operation that it pays for. */
export function createPaymaster({ chain, otherChain, terms }: CreatePaymasterParameters): Paymaster {
  const { chainId, name, nativeCurrency } = chain.definition
  const expenses = createExpenses(chain)
  const inTurn = createTurns()

  function checkRequest(asked: unknown, behaviour: string | undefined): void {
    if (BigInt(asked as Hex) !== BigInt(chainId)) {
      throw new RpcRefusal(
        invalidParams,
        `This service sponsors chain ${chainId} only, not ${BigInt(asked as Hex)}`,
      )
    }
    if (behaviour === 'refuses') throw refuse('The sponsor pays for nothing at the moment')
  }

  function checkCalls({ callData }: DraftUserOperation): void {
    const calls = decodeAccountCalls(callData)
    if (!calls) throw refuse('The sponsor pays for plain calls only')
    const { refusedContracts } = terms.read()
    const refused = calls.find(({ to }) =>
      refusedContracts.some((contract) => isAddressEqual(contract as Hex, to)),
    )
    if (refused) throw refuse(`The sponsor does not pay for calls of ${refused.to}`)
  }

  /** @throws RpcRefusal when the sponsor has spent, or pledged, what it wants to. */
  async function checkCost(operation: DraftUserOperation, highestCost: bigint): Promise<void> {
    const { budget, limitPerAccount } = terms.read()
    const { total, ofSender } = await expenses.sum(operation)
    if (total + highestCost > parseEther(budget)) throw refuse(`The sponsor's budget on ${name} is used up`)
    if (ofSender + highestCost > parseEther(limitPerAccount)) {
      throw refuse(`The limit of this account is reached: ${limitPerAccount} ${nativeCurrency.symbol}`)
    }
  }

  async function sign(operation: CompleteUserOperation, behaviour: string | undefined) {
    const highestCost = highestFeeOf(operation)
    await checkCost(operation, highestCost)
    const now = Math.floor(Date.now() / 1_000)
    const validUntil = behaviour === 'expired' ? 1 : now + validSeconds
    const { client } = behaviour === 'otherChain' ? otherChain : chain
    const hash = await client.readContract({
      address: paymasterAddress,
      abi: paymasterAbi,
      functionName: 'getHash',
      args: [
        toPackedUserOperation({ ...operation, paymaster: paymasterAddress, paymasterData: '0x' }),
        validUntil,
        0,
      ],
    })
    const signature = await sponsor.signMessage({ message: { raw: hash } })
    const { sender, nonce } = operation
    expenses.pledge({ sender, nonce, highestCost, validUntil })
    return { paymaster: paymasterAddress, paymasterData: writeData(validUntil, signature) }
  }

  return {
    methods: [
      {
        contract: bundlerMethods.pm_getPaymasterStubData,
        async handle([operation, entryPoint, asked], behaviour) {
          checkRequest(asked, behaviour)
          const draft = readDraft(operation, entryPoint)
          checkCalls(draft)
          await checkCost(draft, 1n)
          return {
            paymaster: paymasterAddress,
            paymasterData: writeData(0, placeholder),
            paymasterVerificationGasLimit: numberToHex(behaviour === 'underpays' ? 1_000n : verificationGas),
            paymasterPostOpGasLimit: numberToHex(postOpGas),
            sponsor: { name: sponsorName },
            isFinal: false,
          }
        },
      },
      {
        contract: bundlerMethods.pm_getPaymasterData,
        handle([operation, entryPoint, asked], behaviour) {
          checkRequest(asked, behaviour)
          // The paymaster signs before the account does.
          const complete = readComplete({ signature: '0x', ...(operation as object) }, entryPoint)
          if (complete.paymasterVerificationGasLimit === undefined) {
            throw new RpcRefusal(invalidParams, 'The operation lacks paymasterVerificationGasLimit')
          }
          checkCalls(complete)
          // In turn, so that operations at the same time cannot spend more than the budget.
          return inTurn(() => sign(complete, behaviour))
        },
      },
    ],
    reset: () => expenses.reset(),
  }
}

function refuse(message: string): RpcRefusal {
  return new RpcRefusal(refusalCodes.paymaster, message)
}

/** Times of validity and signature, as the contract reads them. */
function writeData(validUntil: number, signature: Hex): Hex {
  return concatHex([
    encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [validUntil, 0]),
    signature,
  ])
}
