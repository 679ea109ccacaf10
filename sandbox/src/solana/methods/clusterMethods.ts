import { readAddress, readInteger, readList } from '../readParams.ts'
import { genesisHash } from '../solanaDefinition.ts'
import { apiVersion, type SolanaMethod, withContext } from './SolanaMethod.ts'

const slotsInEpoch = 432_000n
/** Distance between the current slot and the root. */
const rootDistance = 32n

/** Methods for the node and the network. Every slot has a block, so slots and block heights are equal. */
export const clusterMethods: Readonly<Record<string, SolanaMethod>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 0, 'solana-core': apiVersion }),
  getGenesisHash: () => genesisHash,
  getSlot: (ledger) => ledger.slot,
  getBlockHeight: (ledger) => ledger.slot,
  getFirstAvailableBlock: () => 0,
  getTransactionCount: (ledger) => ledger.transactions.size,
  getEpochInfo: ({ slot, transactions }) => ({
    absoluteSlot: slot,
    blockHeight: slot,
    epoch: slot / slotsInEpoch,
    slotIndex: slot % slotsInEpoch,
    slotsInEpoch,
    transactionCount: transactions.size,
  }),
  getLatestBlockhash: (ledger) => withContext(ledger, ledger.blockhashes.latest()),
  isBlockhashValid: (ledger, [blockhash]) =>
    withContext(ledger, ledger.blockhashes.isValid(readAddress(blockhash))),
  getMinimumBalanceForRentExemption: ({ svm }, [length]) =>
    svm.minimumBalanceForRentExemption(readInteger(length)),
  getRecentPrioritizationFees({ slot }, [accounts]) {
    if (accounts !== undefined) readList(accounts, readAddress)
    return [{ slot, prioritizationFee: 0 }]
  },
}

/** Value of a slot notification. */
export function slotInfo(slot: bigint): object {
  return { parent: slot - 1n, root: slot > rootDistance ? slot - rootDistance : 0n, slot }
}
