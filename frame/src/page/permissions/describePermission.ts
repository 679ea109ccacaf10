import { type Address, formatUnits, type Hex, toFunctionSelector } from 'viem'
import type { Permission, PermittedAction } from '../../smartAccounts/permissions/Permission.ts'
import type { ApprovalSection, Fact } from '../approval/Approval.ts'
import { cleanText } from '../approval/cleanText.ts'
import { coinOfNetwork, createTokenReader } from '../calls/readToken.ts'
import type { SmartAccount } from '../smartAccount/openSmartAccount.ts'

export interface DescribePermissionParameters {
  readonly smartAccount: SmartAccount
  readonly delegate: Address
  readonly permission: Permission
  /** Signatures of the functions; absent ones are shown by their selectors. */
  readonly signatures?: readonly string[]
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
}: DescribePermissionParameters): Promise<{
  readonly facts: readonly Fact[]
  readonly sections: readonly ApprovalSection[]
}> {
  const readToken = createTokenReader(client, chain.nativeCurrency)
  return {
    facts: [
      ['Who', delegate],
      ['Until', new Date(expiry * 1_000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')],
      [
        'How often',
        calls === undefined ? 'any number of times' : calls === 1n ? 'once' : `${calls} times at most`,
      ],
    ],
    sections: [
      { heading: 'May do without asking', facts: await describeAction(action, signatures, readToken) },
    ],
  }
}

async function describeAction(
  action: PermittedAction,
  signatures: readonly string[],
  readToken: ReturnType<typeof createTokenReader>,
): Promise<readonly Fact[]> {
  if (action.type === 'contract-call') return describeContractCall(action, signatures, readToken)
  const isToken = action.type === 'erc20-token-transfer'
  const { symbol, decimals } = await readToken(isToken ? action.token : coinOfNetwork)
  return [
    ['Send', `${formatUnits(action.allowance, decimals)} ${symbol} in all`],
    ['To', 'anybody', 'warning'],
    ...(isToken ? [['Token', action.token] as const] : []),
    ['Warning', 'This amount can go to any address, and you will not be asked again.', 'warning'],
  ]
}

async function describeContractCall(
  { contract, selectors, valueLimit, fixedWords }: Extract<PermittedAction, { type: 'contract-call' }>,
  signatures: readonly string[],
  readToken: ReturnType<typeof createTokenReader>,
): Promise<readonly Fact[]> {
  const { symbol, decimals } = await readToken(coinOfNetwork)
  return [
    ['Call', contract],
    ...selectors.map(
      (selector, index): Fact => [
        'Function',
        signatures[index] === undefined
          ? selector
          : `${cleanText(signatures[index], longestSignature)} (${selector})`,
      ],
    ),
    ...fixedWords.map(({ position, word }): Fact => [`Argument ${position + 1}`, `only ${shortWord(word)}`]),
    [
      'Coins with each call',
      valueLimit === 0n ? 'none' : `${formatUnits(valueLimit, decimals)} ${symbol} at most`,
    ],
    ...(selectors.some((selector) => farReaching.has(selector))
      ? [
          [
            'Warning',
            'This function can move, or give away, all you have of a token. Its amount is not limited.',
            'warning',
          ] as const,
        ]
      : []),
  ]
}

/** Without the zeros before a number or an address. */
function shortWord(word: Hex): string {
  return word.replace(/^0x0{24}(?=[0-9a-f]{40}$)/, '0x').replace(/^0x0+(?=[0-9a-f])/, '0x')
}
