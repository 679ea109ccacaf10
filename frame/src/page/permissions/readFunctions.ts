import { type AbiFunction, encodeAbiParameters, type Hex, parseAbiItem, toFunctionSelector } from 'viem'
import type { FixedWord } from '../../smartAccounts/permissions/Permission.ts'
import { toList } from '../smartAccount/readFields.ts'
import { readAmount, readExactly } from './readExactly.ts'

/** Functions of one contract that a permission is for. */
export interface PermittedFunctions {
  /** E.g. `mint(address,uint256)`. */
  readonly signatures: readonly string[]
  readonly selectors: readonly Hex[]
  readonly valueLimit: bigint
  readonly fixedWords: readonly FixedWord[]
}

/**
 * Reads the functions that are asked for, with the limits of each.
 *
 * @throws an Error where there are none, where a name may mean several, and for limits that cannot be enforced
 */
export function readFunctions(functions: unknown, abi: unknown): PermittedFunctions {
  const list = toList(functions, 'functions').map((entry) => readFunction(entry, abi))
  const [first, ...others] = list
  if (!first) throw new Error('functions must name the functions that may be called.')
  const isLimited = list.some(({ fixedWords }) => fixedWords.length > 0)
  const isUneven = others.some(({ valueLimit }) => valueLimit !== first.valueLimit)
  if (others.length > 0 && (isLimited || isUneven)) {
    throw new Error('Functions with limits of their own cannot be permitted together. Ask for each.')
  }
  return {
    signatures: list.map(({ signature }) => signature),
    selectors: list.map(({ selector }) => selector),
    valueLimit: first.valueLimit,
    fixedWords: first.fixedWords,
  }
}

function readFunction(entry: unknown, abi: unknown) {
  const { functionName, args, valueLimit, operation } = readExactly(entry, 'A function', [
    'functionName',
    'args',
    'valueLimit',
    'operation',
  ])
  if (operation !== undefined && operation !== 'call' && operation !== 0) {
    throw new Error('Only plain calls can be permitted.')
  }
  const item = findFunction(functionName, abi)
  const signature = `${item.name}(${item.inputs.map(({ type }) => type).join(',')})`
  return {
    signature,
    selector: toFunctionSelector(item),
    valueLimit: valueLimit === undefined ? 0n : readAmount(valueLimit, 'valueLimit'),
    fixedWords: args === undefined ? [] : readArguments(toList(args, 'args'), item),
  }
}

/** By its signature, or by a name that only one function of the interface has. */
function findFunction(name: unknown, abi: unknown): AbiFunction {
  if (typeof name !== 'string' || name === '') throw new Error('functionName must be a string.')
  if (name.includes('(')) return parse(name)
  const named = toList(abi ?? [], 'abi').filter(
    (item): item is AbiFunction =>
      typeof item === 'object' &&
      item !== null &&
      'type' in item &&
      item.type === 'function' &&
      'name' in item &&
      item.name === name,
  )
  const [item, ...others] = named
  if (!item) throw new Error(`abi has no function ${name}.`)
  if (others.length > 0) throw new Error(`abi has several functions ${name}. Name its signature.`)
  // Parsed once more, because the interface is the page's.
  return parse(
    `${name}(${toList(item.inputs ?? [], 'inputs')
      .map(typeOf)
      .join(',')})`,
  )
}

/** Of the types that the encoding places in one word; their place among the arguments is fixed. */
const wordType = /^(?:address|bool|u?int\d{0,3}|bytes\d{0,2}|string|(?:\w+)\[\])$/

function typeOf(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
  if (typeof type === 'string' && wordType.test(type)) return type
  throw new Error('Functions with structures or arrays of a fixed length must be named by their signature.')
}

function parse(signature: string): AbiFunction {
  try {
    const item = parseAbiItem(`function ${signature}`) as unknown as AbiFunction
    if (item.type === 'function') return item
  } catch {
    // Said below, without viem's explanation.
  }
  throw new Error(`${signature} is not the signature of a function.`)
}

const fixedType = /^(?:address|bool|u?int\d{0,3}|bytes\d{1,2})$/

function readArguments(args: readonly unknown[], { inputs }: AbiFunction): readonly FixedWord[] {
  if (args.length > inputs.length) throw new Error('args has more entries than the function has arguments.')
  return args.flatMap((arg, position): FixedWord[] => {
    // `null` stands for any value; what has got lost on the way does not.
    if (arg === null) return []
    const { operator, value } = readExactly(arg, 'A condition of args', ['operator', 'value'])
    if (operator !== 'EQUAL') throw new Error(`The condition ${String(operator)} of args cannot be enforced.`)
    const type = inputs[position]?.type ?? ''
    const isPlaced = inputs.slice(0, position).every((input) => wordType.test(input.type))
    if (!isPlaced || !fixedType.test(type)) throw new Error(`A condition of ${type} cannot be enforced.`)
    return [{ position, word: encodeWord(type, value) }]
  })
}

function encodeWord(type: string, value: unknown): Hex {
  try {
    return encodeAbiParameters([{ type }], [/int/.test(type) ? readAmount(value, 'value') : value])
  } catch {
    throw new Error(`The value of a condition is no ${type}.`)
  }
}
