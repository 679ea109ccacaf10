import { type Address, concatHex, getAddress, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'
import { enforcerAddresses } from '../accountAddresses.ts'
import type { Caveat } from './delegation.ts'
import type { FixedWord, Permission, PermittedAction } from './Permission.ts'

const selectorBytes = 4
const wordBytes = 32
const addressBytes = 20
const noData: Hex = '0x'

/** The limits of a permission as the enforcers take them. Each refuses all but single calls that revert when they fail. */
export function toCaveats({ action, expiry, calls }: Permission): readonly Caveat[] {
  return [
    caveat('timestamp', concatHex([numberToHex(0, { size: 16 }), numberToHex(expiry, { size: 16 })])),
    ...(calls === undefined ? [] : [caveat('limitedCalls', word(calls))]),
    ...toActionCaveats(action),
  ]
}

function toActionCaveats(action: PermittedAction): readonly Caveat[] {
  switch (action.type) {
    case 'contract-call':
      return [
        caveat('allowedTargets', action.contract),
        caveat('allowedMethods', concatHex(action.selectors)),
        caveat('valueLte', word(action.valueLimit)),
        ...action.fixedWords.map(({ position, word: value }) =>
          caveat('allowedCalldata', concatHex([word(BigInt(selectorBytes + position * wordBytes)), value])),
        ),
      ]
    case 'erc20-token-transfer':
      return [
        caveat('erc20TransferAmount', concatHex([action.token, word(action.allowance)])),
        caveat('valueLte', word(0n)),
      ]
    case 'native-token-transfer':
      return [
        caveat('nativeTransferAmount', word(action.allowance)),
        // Data would call a function of the recipient.
        caveat('exactCalldata', noData),
      ]
  }
}

/** Reads limits back; undefined for any that `toCaveats` does not write: they may permit more than can be said. */
export function readCaveats(caveats: readonly Caveat[]): Permission | undefined {
  const termsOf = (name: keyof typeof enforcerAddresses) =>
    caveats
      .filter(({ enforcer }) => getAddress(enforcer) === enforcerAddresses[name])
      .map(({ terms }) => terms)
  try {
    const [timestamp = noData] = termsOf('timestamp')
    const [calls] = termsOf('limitedCalls')
    const action = readAction(termsOf)
    const expiry = Number(hexToBigInt(slice(timestamp, 16, 32, { strict: true })))
    const permission = action && { action, expiry, ...(calls && { calls: hexToBigInt(calls) }) }
    return permission && isSame(toCaveats(permission), caveats) ? permission : undefined
  } catch {
    // Terms that are too short, of a delegation that somebody else has written.
    return undefined
  }
}

function readAction(
  termsOf: (name: keyof typeof enforcerAddresses) => readonly Hex[],
): PermittedAction | undefined {
  const [[target], [methods], [valueLimit], [erc20], [coin]] = (
    ['allowedTargets', 'allowedMethods', 'valueLte', 'erc20TransferAmount', 'nativeTransferAmount'] as const
  ).map(termsOf) as [readonly Hex[], readonly Hex[], readonly Hex[], readonly Hex[], readonly Hex[]]
  if (target && methods && valueLimit) {
    return {
      type: 'contract-call',
      contract: getAddress(target),
      selectors: Array.from({ length: size(methods) / selectorBytes }, (_, index) =>
        slice(methods, index * selectorBytes, (index + 1) * selectorBytes),
      ),
      valueLimit: hexToBigInt(valueLimit),
      fixedWords: termsOf('allowedCalldata').map(readFixedWord),
    }
  }
  if (erc20) {
    return {
      type: 'erc20-token-transfer',
      token: getAddress(slice(erc20, 0, addressBytes)),
      allowance: hexToBigInt(slice(erc20, addressBytes)),
    }
  }
  return coin && { type: 'native-token-transfer', allowance: hexToBigInt(coin) }
}

function readFixedWord(terms: Hex): FixedWord {
  const start = Number(hexToBigInt(slice(terms, 0, wordBytes)))
  return { position: (start - selectorBytes) / wordBytes, word: slice(terms, wordBytes) }
}

function isSame(some: readonly Caveat[], others: readonly Caveat[]): boolean {
  const write = (caveats: readonly Caveat[]) =>
    caveats.map(({ enforcer, terms }) => `${enforcer} ${terms}`.toLowerCase()).join()
  return write(some) === write(others)
}

function caveat(name: keyof typeof enforcerAddresses, terms: Hex | Address): Caveat {
  return { enforcer: enforcerAddresses[name], terms }
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: wordBytes })
}
