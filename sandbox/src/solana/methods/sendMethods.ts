import { type Address, getAddressDecoder, getBase64Decoder } from '@solana/kit'
import { airdrop } from '../airdrop.ts'
import type { Ledger, Outcome } from '../createLedger.ts'
import { type DecodedTransaction, decodeMessage, decodeTransaction } from '../decodeTransaction.ts'
import { encodeAccount } from '../encodeAccount.ts'
import { encodeInnerInstructions } from '../encodeTransaction.ts'
import { feeOf } from '../feeOf.ts'
import { invalidParam, readAddress, readBytes, readConfig, readInteger, readList } from '../readParams.ts'
import { SolanaRpcError, solanaRpcCodes } from '../SolanaRpcError.ts'
import { describeTransactionError, type TransactionError } from '../toTransactionError.ts'
import { accountInfo } from './accountMethods.ts'
import { type SolanaMethod, withContext } from './SolanaMethod.ts'

/** Methods that send, simulate and price transactions. */
export const sendMethods: Readonly<Record<string, SolanaMethod>> = {
  sendTransaction(ledger, [encoded, given]) {
    const config = readConfig(given)
    const decoded = decodeTransaction(readBytes(encoded, config.encoding))
    if (config.skipPreflight === true) {
      // As on a real network: a transaction that validators reject is dropped silently.
      if (ledger.blockhashes.isValid(decoded.message.lifetimeToken)) ledger.send(decoded)
      return decoded.signature
    }
    preflight(ledger, decoded)
    ledger.send(decoded)
    return decoded.signature
  },
  simulateTransaction(ledger, [encoded, given]) {
    const config = readConfig(given)
    const decoded = decodeTransaction(readBytes(encoded, config.encoding))
    const replacesBlockhash = config.replaceRecentBlockhash === true
    const checksSignatures = config.sigVerify === true
    if (replacesBlockhash && checksSignatures) {
      throw invalidParam('sigVerify may not be used with replaceRecentBlockhash')
    }
    if (!replacesBlockhash && !ledger.blockhashes.isValid(decoded.message.lifetimeToken)) {
      const result = notExecuted('BlockhashNotFound')
      return withContext(ledger, { ...result, accounts: null, innerInstructions: null })
    }
    const outcome = ledger.simulate(decoded, { checksSignatures })
    return withContext(ledger, {
      ...describeOutcome(outcome),
      accounts: readAccountsAfter(ledger, outcome, config.accounts),
      innerInstructions: config.innerInstructions === true ? encodeInnerInstructions(outcome.metadata) : null,
      ...(replacesBlockhash && { replacementBlockhash: ledger.blockhashes.latest() }),
    })
  },
  getFeeForMessage(ledger, [encoded]) {
    const message = decodeMessage(readBytes(encoded, 'base64'))
    return withContext(ledger, ledger.blockhashes.isValid(message.lifetimeToken) ? feeOf(message) : null)
  },
  requestAirdrop: (ledger, [recipient, amount]) =>
    airdrop(ledger, readAddress(recipient), readInteger(amount)),
}

/**
 * Simulates a transaction before it is sent.
 *
 * @throws SolanaRpcError with the simulation's result when it fails.
 */
function preflight(ledger: Ledger, decoded: DecodedTransaction): void {
  if (!ledger.blockhashes.isValid(decoded.message.lifetimeToken)) {
    throw preflightFailure(notExecuted('BlockhashNotFound'))
  }
  const outcome = ledger.simulate(decoded, { checksSignatures: true })
  if (outcome.error === 'SignatureFailure') {
    throw new SolanaRpcError(
      solanaRpcCodes.signatureVerificationFailure,
      'Transaction signature verification failure',
    )
  }
  if (outcome.error) throw preflightFailure(describeOutcome(outcome))
}

interface SimulationResult {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: object | null
}

function preflightFailure(result: SimulationResult): SolanaRpcError {
  const reason = result.err ? describeTransactionError(result.err, result.logs) : ''
  return new SolanaRpcError(solanaRpcCodes.preflightFailure, `Transaction simulation failed: ${reason}`, {
    accounts: null,
    innerInstructions: null,
    ...result,
  })
}

function describeOutcome({ error, metadata }: Outcome): SimulationResult {
  const returned = metadata.returnData()
  const data = returned.data()
  return {
    err: error,
    logs: metadata.logs(),
    unitsConsumed: metadata.computeUnitsConsumed(),
    returnData:
      data.length === 0
        ? null
        : {
            programId: getAddressDecoder().decode(returned.programId()),
            data: [getBase64Decoder().decode(data), 'base64'],
          },
  }
}

function notExecuted(error: string): SimulationResult {
  return { err: error, logs: [], unitsConsumed: 0n, returnData: null }
}

/** The requested accounts in their state after the simulation. */
function readAccountsAfter(ledger: Ledger, outcome: Outcome, asked: unknown): readonly unknown[] | null {
  if (asked === undefined || asked === null) return null
  const config = readConfig(asked)
  const changed = new Map<Address, Outcome['accounts'][number]>(
    outcome.accounts.map((account) => [account.address, account]),
  )
  return readList(config.addresses, readAddress).map((address) => {
    const account = changed.get(address)
    if (!account) return accountInfo(ledger, address, config)
    return account.lamports === 0n ? null : encodeAccount(ledger.svm, account, config)
  })
}
