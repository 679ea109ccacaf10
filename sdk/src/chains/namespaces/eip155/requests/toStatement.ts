import type { CaipNetwork } from '../../../networks/Network.ts'
import type { RequestFact, RequestStatement, StatedAmount } from '../../HeldRequest.ts'
import { isNoDelegate } from '../review/knownDelegates.ts'
import type { OrderItem, ReviewedAction } from '../review/Review.ts'

/** Units of tokens, by contract. */
export type KnownTokens = ReadonlyMap<string, { readonly decimals: number; readonly symbol: string }>

type Coin = CaipNetwork['nativeCurrency']

/** Says an action of a review in the words of all families. */
export function toStatement(action: ReviewedAction, coin: Coin, tokens: KnownTokens): RequestStatement {
  const amountOf = (token: string, value: bigint): StatedAmount => ({ value, ...tokens.get(token) })
  switch (action.type) {
    case 'send':
      return { type: 'send', facts: [amount(inCoin(action.amount, coin)), address('to', action.to)] }
    case 'transfer':
      return {
        type: 'transfer',
        facts: [
          ...(action.id === undefined
            ? [amount(amountOf(action.token, action.amount))]
            : [
                amount({ value: action.amount, decimals: 0 }),
                { name: 'id' as const, text: String(action.id) },
              ]),
          ...(action.from ? [address('from', action.from)] : []),
          address('to', action.to),
          address('token', action.token),
        ],
      }
    case 'allowance':
      return {
        type: action.amount === 0n ? 'revocation' : action.isIncrease ? 'increase' : 'allowance',
        facts: [
          ...(action.amount === 0n
            ? []
            : [amount(action.isUnlimited ? 'unlimited' : amountOf(action.token, action.amount))]),
          address('spender', action.spender),
          address('token', action.token),
          ...(action.expiresAt === undefined ? [] : [{ name: 'until' as const, seconds: action.expiresAt }]),
        ],
      }
    case 'operator':
      return {
        type: action.isApproved ? 'operator' : 'revocation',
        facts: [address('spender', action.spender), address('token', action.token)],
      }
    case 'order':
      return {
        type: 'order',
        facts: [
          ...action.gives.flatMap((item) => describeItem('gives', item, coin, amountOf)),
          ...action.receives.flatMap((item) => describeItem('receives', item, coin, amountOf)),
          { name: 'until', seconds: action.endsAt },
        ],
      }
    case 'delegation':
      if (action.token)
        return { type: 'delegation', facts: [address('to', action.to), address('token', action.token)] }
      if (isNoDelegate(action.to)) return { type: 'revocation', facts: [] }
      return {
        type: 'accountDelegation',
        facts: [
          ...(action.name ? [{ name: 'code' as const, text: action.name }] : []),
          address('to', action.to),
        ],
      }
    case 'ownership':
      return {
        type: 'ownership',
        facts: [address('account', action.contract), address('owner', action.owner)],
      }
    case 'message':
      return { type: 'message', facts: [{ name: 'message', text: action.text }] }
    case 'unknown':
      return {
        type: 'unknown',
        facts: [...(action.to ? [address('to', action.to)] : []), { name: 'data', text: action.data }],
      }
  }
}

function describeItem(
  name: 'gives' | 'receives',
  { token, id, amount: value, recipient }: OrderItem,
  coin: Coin,
  amountOf: (token: string, value: bigint) => StatedAmount,
): readonly RequestFact[] {
  return [
    { name, amount: token ? amountOf(token, value) : inCoin(value, coin) },
    ...(token ? [address('token', token)] : []),
    ...(id > 0n ? [{ name: 'id' as const, text: String(id) }] : []),
    ...(recipient ? [address('to', recipient)] : []),
  ]
}

/** The coin of a network that the host app does not offer is not known. */
function inCoin(value: bigint, { decimals, symbol }: Coin): StatedAmount {
  return symbol === '' ? { value } : { value, decimals, symbol }
}

function amount(stated: StatedAmount | 'unlimited'): RequestFact {
  return { name: 'amount', amount: stated }
}

function address(
  name: Extract<RequestFact, { readonly address: string }>['name'],
  text: string,
): RequestFact {
  return { name, address: text }
}
