import { isAddress } from 'viem'
import type { PaymentRequest } from '../Transfers.ts'

const form = /^ethereum:(?:pay-)?([^@/?#]+)(?:@(\d{1,15}))?(?:\/(\w+))?(?:\?([^#]*))?$/i
/** Parameters that do not change the payment: terms of the fee are the visitor's. */
const ignored: ReadonlySet<string> = new Set(['gas', 'gasLimit', 'gasPrice', 'label', 'message'])

/**
 * Reads a request for the network's own coin, or for an ERC-20 by `transfer`. Other functions are refused.
 *
 * https://eips.ethereum.org/EIPS/eip-681
 */
export function readPaymentUri(text: string): PaymentRequest | undefined {
  const [, target = '', chainId, functionName, query = ''] = form.exec(text) ?? []
  const parameters = readParameters(query)
  if (!parameters || !isTarget(target)) return undefined
  const network = chainId === undefined ? {} : { caipNetworkId: `eip155:${BigInt(chainId)}` as const }
  const { value, address, uint256, ...others } = parameters
  if (Object.keys(others).length > 0) return undefined
  const amount = readNumber(functionName ? uint256 : value)
  if (amount === null) return undefined
  const request = { ...network, ...(amount !== undefined && { amount }) }
  if (functionName === undefined) {
    return address === undefined && uint256 === undefined ? { ...request, recipient: target } : undefined
  }
  const isTransfer = functionName === 'transfer' && isAddress(target) && address !== undefined
  return isTransfer && isTarget(address) && value === undefined
    ? { ...request, recipient: address, token: target }
    : undefined
}

/** An address whose checksum is right, or a name. */
function isTarget(text: string): boolean {
  return isAddress(text) || (!text.startsWith('0x') && text.includes('.'))
}

/** Parameters by name; `undefined` where one is a duplicate, or not encoded as a URL is. */
function readParameters(query: string): Readonly<Record<string, string>> | undefined {
  const entries = [...new URLSearchParams(query)].filter(([name]) => !ignored.has(name))
  return new Set(entries.map(([name]) => name)).size === entries.length
    ? Object.fromEntries(entries)
    : undefined
}

/** An integer, which may be written with a dot and an exponent: `2.014e18`. `null` for anything else. */
function readNumber(text: string | undefined): bigint | null | undefined {
  if (text === undefined) return undefined
  const [match, whole = '', fraction = '', exponent = '0'] =
    /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i.exec(text) ?? []
  const digits = Number(exponent)
  if (match === undefined || fraction.length > digits) return null
  const amount = BigInt(whole + fraction.padEnd(digits, '0'))
  return amount < 2n ** 256n ? amount : null
}
