import { formatUnits, hexToBytes, isHex } from 'viem'
import type { FramePageConfig } from '../FramePageConfig.ts'
import type { Approval, ApprovalSection, Fact } from './Approval.ts'
import { describeSolanaTransaction, readSolanaMessage } from './describeSolana.ts'
import { readableText } from './readableText.ts'

export interface DescribeRequestParameters {
  readonly method: string
  readonly params: unknown
  readonly chainId: number | string
  readonly config: FramePageConfig
  /** Origin of the page that asks. */
  readonly hostOrigin?: string
}

type Description = Omit<Approval, 'hostOrigin'>

/** Describes a request for the user. An unreadable request is shown as it was received. */
export function describeRequest(parameters: DescribeRequestParameters): Description {
  try {
    return describe(parameters)
  } catch {
    const { method, params } = parameters
    return {
      title: 'Approve a request that cannot be read',
      asksFor: 'an approval',
      facts: [['Method', method]],
      sections: [{ heading: 'Parameters', text: JSON.stringify(params, null, 2) ?? '' }],
    }
  }
}

function describe(parameters: DescribeRequestParameters): Description {
  const { method, params } = parameters
  switch (method) {
    case 'personal_sign': {
      const [message, address] = params as readonly [string, string]
      const text = isHex(message) ? readableText(hexToBytes(message)) : message
      return describeMessage(text, address, parameters)
    }
    case 'eth_signTypedData_v4':
      return describeTypedData(params as readonly [string, unknown])
    case 'eth_sendTransaction': {
      const [call] = params as readonly [EvmCall]
      return {
        title: 'Send a transaction',
        asksFor: 'a transaction',
        facts: [...accountFact(call), networkFact(parameters), ...callFacts(call, parameters)],
        sections: dataSections(call),
      }
    }
    case 'wallet_sendCalls':
      return describeCalls(parameters)
    case 'solana_signMessage': {
      const { message, pubkey } = params as { readonly message: string; readonly pubkey: string }
      return describeMessage(readSolanaMessage(message), pubkey, parameters)
    }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction': {
      const { transaction } = params as { readonly transaction: string }
      return {
        title: method === 'solana_signTransaction' ? 'Sign a transaction' : 'Send a transaction',
        asksFor: 'a transaction',
        facts: [['Network', 'Solana']],
        sections: [describeSolanaTransaction(transaction, 'Transaction')],
      }
    }
    case 'solana_signAllTransactions': {
      const { transactions } = params as { readonly transactions: readonly string[] }
      return {
        title: `Sign ${transactions.length} transactions`,
        asksFor: 'multiple transactions',
        facts: [['Network', 'Solana']],
        sections: transactions.map((each, index) =>
          describeSolanaTransaction(each, `Transaction ${index + 1}`),
        ),
      }
    }
    default:
      throw new TypeError(`${method} has no description`)
  }
}

/**
 * First line of an EIP-4361 message, and of its equivalent for Solana. Looser than their grammar: what only looks like such a
 * message is shown as one.
 */
const signIn =
  /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account:\n/i

/** A message that signs in names the site that it is for, which may be another than the one that asks. */
function describeMessage(
  text: string,
  account: string,
  { hostOrigin }: Pick<DescribeRequestParameters, 'hostOrigin'>,
): Description {
  const [, scheme, domain] = signIn.exec(text) ?? []
  const host = hostOrigin === undefined ? undefined : new URL(hostOrigin)
  const isOwn = domain === host?.host && (scheme === undefined || scheme === host?.protocol)
  return {
    title: domain === undefined ? 'Sign a message' : `Sign in to ${domain}`,
    asksFor: 'a signature',
    facts: [
      ['Account', account],
      ...(domain === undefined || isOwn
        ? []
        : [['Warning', 'This message is for another site.', 'warning'] as const]),
    ],
    sections: [{ heading: 'Message', text }],
  }
}

interface EvmCall {
  readonly from?: string | undefined
  readonly to?: string
  readonly value?: string
  readonly data?: string
}

function describeTypedData([address, typedData]: readonly [string, unknown]): Description {
  const definition = (typeof typedData === 'string' ? JSON.parse(typedData) : typedData) as {
    readonly primaryType?: string
    readonly domain?: {
      readonly name?: unknown
      readonly verifyingContract?: unknown
      readonly chainId?: unknown
    }
    readonly message?: unknown
  }
  const { primaryType = 'unknown', domain = {}, message } = definition
  const { name, verifyingContract, chainId } = domain
  const optional = (label: string, value: unknown): Fact[] =>
    value === undefined ? [] : [[label, String(value)]]
  return {
    title: 'Sign typed data',
    asksFor: 'a signature',
    facts: [
      ['Account', address],
      ['Type', primaryType],
      ...optional('For', name),
      ...optional('Contract', verifyingContract),
      ...optional('Chain id', chainId),
    ],
    sections: [{ heading: 'Data', text: JSON.stringify(message, null, 2) ?? '' }],
  }
}

function describeCalls(parameters: DescribeRequestParameters): Description {
  const [{ calls, chainId, from }] = parameters.params as readonly [
    {
      readonly calls: readonly EvmCall[]
      readonly chainId?: string | number
      readonly from?: string | undefined
    },
  ]
  const onChain = chainId === undefined ? parameters : { ...parameters, chainId: toChainNumber(chainId) }
  return {
    title: calls.length === 1 ? 'Send a transaction' : `Send ${calls.length} transactions`,
    asksFor: calls.length === 1 ? 'a transaction' : 'multiple transactions',
    facts: [...accountFact({ from }), networkFact(onChain)],
    sections: calls.flatMap((call, index) => [
      { heading: `Transaction ${index + 1}`, facts: callFacts(call, onChain) },
      ...dataSections(call),
    ]),
  }
}

/** `0x89`, `137` or `eip155:137`. */
function toChainNumber(chainId: string | number): number {
  return Number(`${chainId}`.replace('eip155:', ''))
}

function accountFact({ from }: EvmCall): Fact[] {
  return from === undefined ? [] : [['Account', from]]
}

function networkFact({ chainId, config }: DescribeRequestParameters): Fact {
  const chain = config.chains.find((each) => each.chainId === chainId)
  return ['Network', chain?.name ?? `${chainId}`]
}

function callFacts({ to, value = '0' }: EvmCall, { chainId, config }: DescribeRequestParameters): Fact[] {
  const chain = config.chains.find((each) => each.chainId === chainId)
  const { symbol, decimals } = chain?.nativeCurrency ?? { symbol: 'of an unknown coin', decimals: 18 }
  return [
    ['To', to ?? 'a new contract'],
    ['Value', `${formatUnits(BigInt(value), decimals)} ${symbol}`],
  ]
}

function dataSections({ data = '0x' }: EvmCall): ApprovalSection[] {
  return data === '0x' ? [] : [{ heading: 'Data', text: data }]
}
