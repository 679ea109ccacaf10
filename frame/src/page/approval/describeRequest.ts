import { formatUnits, hexToBytes, isHex } from 'viem'
import { fill } from '../../texts/fill.ts'
import type { FramePageConfig } from '../FramePageConfig.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import type { Approval, ApprovalSection, Fact } from './Approval.ts'
import { describeSolanaTransaction, readSolanaMessage } from './describeSolana.ts'
import { readableText } from './readableText.ts'

export interface DescribeRequestParameters {
  readonly method: string
  readonly params: unknown
  readonly chainId: number | string
  readonly config: FramePageConfig
  readonly texts: ApprovalTexts
  /** Origin of the page that asks. */
  readonly hostOrigin?: string
}

type Description = Omit<Approval, 'hostOrigin'>

/** Describes a request for the user. An unreadable request is shown as it was received. */
export function describeRequest(parameters: DescribeRequestParameters): Description {
  try {
    return describe(parameters)
  } catch {
    const { method, params, texts } = parameters
    return {
      title: texts.unreadable,
      asksFor: 'an approval',
      facts: [[texts.method, method]],
      sections: [{ heading: texts.parameters, text: JSON.stringify(params, null, 2) ?? '' }],
    }
  }
}

function describe(parameters: DescribeRequestParameters): Description {
  const { method, params, texts } = parameters
  switch (method) {
    case 'personal_sign': {
      const [message, address] = params as readonly [string, string]
      const text = isHex(message) ? readableText(hexToBytes(message)) : message
      return describeMessage(text, address, parameters)
    }
    case 'eth_signTypedData_v4':
      return describeTypedData(params as readonly [string, unknown], texts)
    case 'eth_sendTransaction': {
      const [call] = params as readonly [EvmCall]
      return {
        title: texts.sendTransaction,
        asksFor: 'a transaction',
        facts: [...accountFact(call, texts), networkFact(parameters), ...callFacts(call, parameters)],
        sections: dataSections(call, texts),
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
        title: method === 'solana_signTransaction' ? texts.signTransaction : texts.sendTransaction,
        asksFor: 'a transaction',
        facts: [[texts.network, 'Solana']],
        sections: [describeSolanaTransaction(transaction, texts.transaction, texts)],
      }
    }
    case 'solana_signAllTransactions': {
      const { transactions } = params as { readonly transactions: readonly string[] }
      return {
        title: fill(texts.signTransactions, { count: `${transactions.length}` }),
        asksFor: 'multiple transactions',
        facts: [[texts.network, 'Solana']],
        sections: transactions.map((each, index) =>
          describeSolanaTransaction(each, fill(texts.transactionNumber, { number: `${index + 1}` }), texts),
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
  { hostOrigin, texts }: Pick<DescribeRequestParameters, 'hostOrigin' | 'texts'>,
): Description {
  const [, scheme, domain] = signIn.exec(text) ?? []
  const host = hostOrigin === undefined ? undefined : new URL(hostOrigin)
  const isOwn = domain === host?.host && (scheme === undefined || scheme === host?.protocol)
  return {
    title: domain === undefined ? texts.signMessage : fill(texts.signIn, { domain }),
    asksFor: 'a signature',
    facts: [
      [texts.account, account],
      ...(domain === undefined || isOwn ? [] : [[texts.warning, texts.otherSite, 'warning'] as const]),
    ],
    sections: [{ heading: texts.message, text }],
  }
}

interface EvmCall {
  readonly from?: string | undefined
  readonly to?: string
  readonly value?: string
  readonly data?: string
}

function describeTypedData(
  [address, typedData]: readonly [string, unknown],
  texts: ApprovalTexts,
): Description {
  const definition = (typeof typedData === 'string' ? JSON.parse(typedData) : typedData) as {
    readonly primaryType?: string
    readonly domain?: {
      readonly name?: unknown
      readonly verifyingContract?: unknown
      readonly chainId?: unknown
    }
    readonly message?: unknown
  }
  const { primaryType = texts.unknown, domain = {}, message } = definition
  const { name, verifyingContract, chainId } = domain
  const optional = (label: string, value: unknown): Fact[] =>
    value === undefined ? [] : [[label, String(value)]]
  return {
    title: texts.signTypedData,
    asksFor: 'a signature',
    facts: [
      [texts.account, address],
      [texts.type, primaryType],
      ...optional(texts.for, name),
      ...optional(texts.contract, verifyingContract),
      ...optional(texts.chainId, chainId),
    ],
    sections: [{ heading: texts.data, text: JSON.stringify(message, null, 2) ?? '' }],
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
  const { texts } = parameters
  const onChain = chainId === undefined ? parameters : { ...parameters, chainId: toChainNumber(chainId) }
  return {
    title:
      calls.length === 1 ? texts.sendTransaction : fill(texts.sendTransactions, { count: `${calls.length}` }),
    asksFor: calls.length === 1 ? 'a transaction' : 'multiple transactions',
    facts: [...accountFact({ from }, texts), networkFact(onChain)],
    sections: calls.flatMap((call, index) => [
      { heading: fill(texts.transactionNumber, { number: `${index + 1}` }), facts: callFacts(call, onChain) },
      ...dataSections(call, texts),
    ]),
  }
}

/** `0x89`, `137` or `eip155:137`. */
function toChainNumber(chainId: string | number): number {
  return Number(`${chainId}`.replace('eip155:', ''))
}

function accountFact({ from }: EvmCall, texts: ApprovalTexts): Fact[] {
  return from === undefined ? [] : [[texts.account, from]]
}

function networkFact({ chainId, config, texts }: DescribeRequestParameters): Fact {
  const chain = config.chains.find((each) => each.chainId === chainId)
  return [texts.network, chain?.name ?? `${chainId}`]
}

function callFacts(
  { to, value = '0' }: EvmCall,
  { chainId, config, texts }: DescribeRequestParameters,
): Fact[] {
  const chain = config.chains.find((each) => each.chainId === chainId)
  const { symbol, decimals } = chain?.nativeCurrency ?? { symbol: texts.unknownCoin, decimals: 18 }
  return [
    [texts.to, to ?? texts.newContract],
    [texts.value, `${formatUnits(BigInt(value), decimals)} ${symbol}`],
  ]
}

function dataSections({ data = '0x' }: EvmCall, texts: ApprovalTexts): ApprovalSection[] {
  return data === '0x' ? [] : [{ heading: texts.data, text: data }]
}
