import { encodeFunctionData, type Hex, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { givesAway, readExchangeCall } from './exchangeCalls.ts'

const [usdc, dai] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`] as const
const alice = `0x${'aa'.repeat(20)}` as const
const marker = `0x${'ee'.repeat(20)}` as const
const zero = `0x${'00'.repeat(20)}` as const

const abi = parseAbi([
  'struct Order { address a; address b; address c; address d; uint256 e; uint256 f; uint256 g; }',
  'function swap(address executor, Order order, bytes permit, bytes data) payable',
  'function swap(address executor, Order order, bytes data) payable',
])
const order = (a: Hex, b: Hex) => ({ a, b, c: usdc, d: alice, e: 5n, f: 7n, g: 0n })

// T19
describe('a call of the 1inch router', () => {
  it.each([
    ['two tokens', usdc, dai, { sold: usdc, bought: dai }],
    ['the coin by its marker', marker, dai, { sold: undefined, bought: dai }],
    ['the coin as no address', usdc, zero, { sold: usdc, bought: undefined }],
  ])('is read with %s', (_, sold, bought, tokens) => {
    const expected = { amount: 5n, minimum: 7n, recipient: alice, ...tokens }
    for (const rest of [['0x', '0x'], ['0x']] as const) {
      const args = [usdc, order(sold, bought), ...rest] as never
      expect(readExchangeCall(encodeFunctionData({ abi, functionName: 'swap', args }))).toEqual(expected)
    }
  })
})

const router = parseAbi([
  'function swapExactETHForTokens(uint256 minimum, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)',
])

// T19
describe('a call of a router of Uniswap', () => {
  const path = [usdc, zero, dai]
  it.each([
    ['swapExactETHForTokens', [7n, path, alice, 0n], { sold: undefined, bought: dai }],
    ['swapExactTokensForETH', [5n, 7n, path, alice, 0n], { amount: 5n, sold: usdc, bought: undefined }],
    ['swapExactTokensForTokens', [5n, 7n, path, alice, 0n], { amount: 5n, sold: usdc, bought: dai }],
  ] as const)('%s is read by the ends of its path', (functionName, args, tokens) => {
    const data = encodeFunctionData({ abi: router, functionName, args } as never)
    expect(readExchangeCall(data)).toEqual({ minimum: 7n, recipient: alice, ...tokens })
  })
})

// T5, T19
describe('what gives something away', () => {
  it.each([
    'approve(address,uint256)',
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'increaseAllowance(address,uint256)',
    'increaseApproval(address,uint256)',
    'setApprovalForAll(address,bool)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'send(address,uint256,bytes)',
    'operatorSend(address,address,uint256,bytes,bytes)',
    'authorizeOperator(address)',
    'transferAndCall(address,uint256)',
    'transferAndCall(address,uint256,bytes)',
    'transferFromAndCall(address,address,uint256)',
    'transferFromAndCall(address,address,uint256,bytes)',
    'approveAndCall(address,uint256)',
    'approveAndCall(address,uint256,bytes)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    'approve(address,address,uint160,uint48)',
    'transferFrom(address,address,uint160,address)',
    'transferFrom((address,address,uint160,address)[])',
    'transferOwnership(address)',
    'delegate(address)',
    'push(address,uint256)',
    'move(address,address,uint256)',
  ])('is %s', (signature) => {
    const selector = toFunctionSelector(`function ${signature}`)
    expect(givesAway(`${selector}00`)).toBe(true)
    expect(givesAway(`0x${selector.slice(2).toUpperCase()}`)).toBe(true)
  })

  it.each(['swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', 'deposit()'])(
    'is not %s',
    (signature) => expect(givesAway(toFunctionSelector(`function ${signature}`))).toBe(false),
  )

  it('is no name that every object has', () => expect(givesAway('constructor')).toBe(false))
})
