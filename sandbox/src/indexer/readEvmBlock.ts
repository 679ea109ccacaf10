import {
  type Address,
  decodeEventLog,
  type Hex,
  hexToBigInt,
  hexToNumber,
  parseAbi,
  toEventSelector,
} from 'viem'
import type { IndexedOperation, IndexedTransaction, IndexedTransfer } from './IndexedTransaction.ts'

/** A block with its transactions, as our own node sends it. */
export interface EvmBlock {
  readonly number: Hex
  readonly hash: Hex
  readonly timestamp: Hex
  readonly transactions: readonly EvmTransaction[]
}

export interface EvmTransaction {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly value: Hex
  readonly input: Hex
  readonly nonce: Hex
}

export interface EvmReceipt {
  readonly transactionHash: Hex
  readonly status: Hex
  readonly logs: readonly { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }[]
}

/** A call inside a transaction, from `trace_transaction`. */
export interface EvmTrace {
  readonly type: string
  readonly error?: string
  readonly traceAddress: readonly number[]
  readonly action: {
    readonly from?: Address
    readonly to?: Address
    readonly value?: Hex
    readonly callType?: string
  }
}

/**
 * Whether a transaction's traces are needed: only they show native coins that contracts send. A call whose only event is
 * a transfer or an approval is taken to do nothing else.
 */
export function needsTraces({ to, input }: EvmTransaction, { status, logs }: EvmReceipt): boolean {
  const [first] = logs
  const isPlain = logs.length === 1 && plainTopics.has(`${first?.topics[0]}`)
  return to !== null && input !== '0x' && status === '0x1' && !isPlain
}

export interface ReadEvmBlockParameters {
  readonly block: EvmBlock
  readonly receipts: readonly EvmReceipt[]
  /** Traces of the transactions that need them, by hash. */
  readonly traces: ReadonlyMap<Hex, readonly EvmTrace[]>
}

/** Converts a block to the index's form. */
export function readEvmBlock({
  block,
  receipts,
  traces,
}: ReadEvmBlockParameters): readonly IndexedTransaction[] {
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  return block.transactions.flatMap((transaction, position): IndexedTransaction[] => {
    const receipt = byHash.get(transaction.hash)
    if (!receipt) return []
    const succeeded = receipt.status === '0x1'
    return [
      {
        hash: transaction.hash,
        block: hexToNumber(block.number),
        position,
        minedAt: hexToNumber(block.timestamp) * 1_000,
        sender: lower(transaction.from),
        recipient: transaction.to && lower(transaction.to),
        nonce: hexToNumber(transaction.nonce),
        succeeded,
        operation: operationOf(transaction),
        transfers: succeeded
          ? [
              ...nativeTransfers(transaction, traces.get(transaction.hash) ?? []),
              ...receipt.logs.flatMap(transfersOfLog),
            ]
          : [],
      },
    ]
  })
}

/** Selectors of functions whose name says more than their effect. */
const operations: Readonly<Record<string, IndexedOperation>> = {
  '0x095ea7b3': 'approve',
  '0xa22cb465': 'approve',
  '0xd0e30db0': 'deposit',
  '0x2e1a7d4d': 'withdraw',
  '0xa9059cbb': 'transfer',
}

/** The operation of a transaction, by its target and selector. */
export function operationOf({ to, input }: Pick<EvmTransaction, 'to' | 'input'>): IndexedOperation {
  if (to === null) return 'deploy'
  if (input === '0x') return 'transfer'
  return operations[input.slice(0, 10)] ?? 'execute'
}

/** The native coins that a transaction moves: its own value, and what contracts send. */
function nativeTransfers(
  transaction: EvmTransaction,
  traces: readonly EvmTrace[],
): readonly IndexedTransfer[] {
  const { from, to, value } = transaction
  const own = to === null ? [] : [{ from, to, value }]
  const inner = traces.flatMap(({ type, error, traceAddress, action }) => {
    const isPayment = type === 'call' && action.callType === 'call' && traceAddress.length > 0 && !error
    return isPayment && action.from && action.to && action.value
      ? [{ from: action.from, to: action.to, value: action.value }]
      : []
  })
  return [...own, ...inner]
    .filter((payment) => hexToBigInt(payment.value) > 0n)
    .map((payment) => ({
      standard: 'native',
      contract: '',
      tokenId: '',
      sender: lower(payment.from),
      recipient: lower(payment.to),
      amount: hexToBigInt(payment.value),
    }))
}

const erc20 = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const erc721 = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'])
const erc1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
/** WETH9 has these instead of transfers from and to the zero address. */
const wrapping = parseAbi([
  'event Deposit(address indexed account, uint256 value)',
  'event Withdrawal(address indexed account, uint256 value)',
])
const transferTopic = toEventSelector(erc20[0])
const plainTopics: ReadonlySet<string> = new Set([
  transferTopic,
  toEventSelector('Approval(address,address,uint256)'),
  toEventSelector(erc1155[0]),
])

/** The transfers that a log reports; none for other events, and for logs that only look like one. */
function transfersOfLog(log: EvmReceipt['logs'][number]): readonly IndexedTransfer[] {
  const [topic] = log.topics
  const contract = lower(log.address)
  const { data } = log
  // viem's type: the first topic, then the rest.
  const topics = log.topics as [Hex, ...Hex[]]
  try {
    if (topic === transferTopic) {
      if (topics.length === 4) {
        const { args } = decodeEventLog({ abi: erc721, topics, data })
        return [{ ...ends(args), standard: 'erc721', contract, tokenId: `${args.tokenId}`, amount: 1n }]
      }
      const { args } = decodeEventLog({ abi: erc20, topics, data })
      return [{ ...ends(args), standard: 'erc20', contract, tokenId: '', amount: args.value }]
    }
    if (erc1155.some((event) => toEventSelector(event) === topic)) {
      const { eventName, args } = decodeEventLog({ abi: erc1155, topics, data })
      const moved =
        eventName === 'TransferSingle'
          ? [{ id: args.id, amount: args.value }]
          : args.ids.map((id, index) => ({ id, amount: args.values[index] ?? 0n }))
      return moved.map(({ id, amount }) => ({
        ...ends(args),
        standard: 'erc1155' as const,
        contract,
        tokenId: `${id}`,
        amount,
      }))
    }
    if (wrapping.some((event) => toEventSelector(event) === topic)) {
      const { eventName, args } = decodeEventLog({ abi: wrapping, topics, data })
      const account = lower(args.account)
      const [sender, recipient] = eventName === 'Deposit' ? ['', account] : [account, '']
      return [{ standard: 'erc20', contract, tokenId: '', sender, recipient, amount: args.value }]
    }
  } catch {
    // Another event with the same selector but other parameters: it says nothing about transfers.
  }
  return []
}

const zeroAddress = '0x0000000000000000000000000000000000000000'

function ends({ from, to }: { readonly from: Address; readonly to: Address }) {
  return { sender: orNone(from), recipient: orNone(to) }
}

function orNone(address: Address): string {
  return address === zeroAddress ? '' : lower(address)
}

function lower(address: Address): string {
  return address.toLowerCase()
}
