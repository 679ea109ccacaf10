import { type Address, formatUnits, type Hex, toFunctionSelector } from 'viem'
import type { Permission, PermittedAction } from '../../smartAccounts/permissions/Permission.ts'
import { fill } from '../../texts/fill.ts'
import type { ApprovalSection, Fact } from '../approval/Approval.ts'
import { cleanText } from '../approval/cleanText.ts'
import { coinOfNetwork, createTokenReader } from '../calls/readToken.ts'
import type { SmartAccount } from '../smartAccount/openSmartAccount.ts'
import type { ApprovalTexts } from '../texts/en.ts'

export interface DescribePermissionParameters {
  readonly smartAccount: SmartAccount
  readonly delegate: Address
  readonly permission: Permission
  /** Signatures of the functions; absent ones are shown by their selectors. */
  readonly signatures?: readonly string[]
  readonly texts: ApprovalTexts
}

const longestSignature = 120

/** Functions with which much more than their call is given away. */
const farReaching = new Set(
  [
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'setApprovalForAll(address,bool)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
  ].map((signature) => toFunctionSelector(`function ${signature}`)),
)

/** A permission in words: who may do what, how often, and until when. */
export async function describePermission({
  smartAccount: { client, chain },
  delegate,
  permission: { action, expiry, calls },
  signatures = [],
  texts,
}: DescribePermissionParameters): Promise<{
  readonly facts: readonly Fact[]
  readonly sections: readonly ApprovalSection[]
}> {
  const readToken = createTokenReader(client, chain.nativeCurrency, texts)
  return {
    facts: [
      [texts.who, delegate],
      [texts.until, new Date(expiry * 1_000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')],
      [
        texts.howOften,
        calls === undefined
          ? texts.anyTimes
          : calls === 1n
            ? texts.once
            : fill(texts.timesAtMost, { count: `${calls}` }),
      ],
    ],
    sections: [
      { heading: texts.mayDo, facts: await describeAction(action, { signatures, readToken, texts }) },
    ],
  }
}

interface ActionWords {
  readonly signatures: readonly string[]
  readonly readToken: ReturnType<typeof createTokenReader>
  readonly texts: ApprovalTexts
}

async function describeAction(action: PermittedAction, words: ActionWords): Promise<readonly Fact[]> {
  if (action.type === 'contract-call') return describeContractCall(action, words)
  const { readToken, texts } = words
  const isToken = action.type === 'erc20-token-transfer'
  const { symbol, decimals } = await readToken(isToken ? action.token : coinOfNetwork)
  return [
    [texts.send, fill(texts.amountInAll, { amount: `${formatUnits(action.allowance, decimals)} ${symbol}` })],
    [texts.to, texts.anybody, 'warning'],
    ...(isToken ? [[texts.token, action.token] as const] : []),
    [texts.warning, texts.anyAddress, 'warning'],
  ]
}

async function describeContractCall(
  { contract, selectors, valueLimit, fixedWords }: Extract<PermittedAction, { type: 'contract-call' }>,
  { signatures, readToken, texts }: ActionWords,
): Promise<readonly Fact[]> {
  const { symbol, decimals } = await readToken(coinOfNetwork)
  return [
    [texts.mayCall, contract],
    ...selectors.map(
      (selector, index): Fact => [
        texts.function,
        signatures[index] === undefined
          ? selector
          : `${cleanText(signatures[index], longestSignature)} (${selector})`,
      ],
    ),
    ...fixedWords.map(
      ({ position, word }): Fact => [
        fill(texts.argument, { number: `${position + 1}` }),
        fill(texts.onlyValue, { value: shortWord(word) }),
      ],
    ),
    [
      texts.coinsPerCall,
      valueLimit === 0n
        ? texts.noCoins
        : fill(texts.amountAtMost, { amount: `${formatUnits(valueLimit, decimals)} ${symbol}` }),
    ],
    ...(selectors.some((selector) => farReaching.has(selector))
      ? [[texts.warning, texts.farReaching, 'warning'] as const]
      : []),
  ]
}

/** Without the zeros before a number or an address. */
function shortWord(word: Hex): string {
  return word.replace(/^0x0{24}(?=[0-9a-f]{40}$)/, '0x').replace(/^0x0+(?=[0-9a-f])/, '0x')
}
