import { type Address, concatHex, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'
import { publicKeyToAddress as toAddress } from 'viem/utils'

// https://www.secg.org/sec2-v2.pdf (2.4.1), and SEC 1 (2.3.3) for the forms of a point.
const fieldPrime = 2n ** 256n - 2n ** 32n - 977n
const coordinateBytes = 32

/** Address of a secp256k1 key of 33 bytes, or 65; undefined where it is no point of the curve. */
export function publicKeyToAddress(publicKey: Hex): Address | undefined {
  const length = size(publicKey)
  if (length !== 1 + coordinateBytes && length !== 1 + 2 * coordinateBytes) return undefined
  const form = Number(slice(publicKey, 0, 1))
  const x = hexToBigInt(slice(publicKey, 1, 1 + coordinateBytes))
  if (x >= fieldPrime) return undefined
  const root = squareRoot((x ** 3n + 7n) % fieldPrime)
  if (root === undefined) return undefined
  const y = readY(publicKey, form, root)
  if (y === undefined) return undefined
  const coordinate = (value: bigint) => numberToHex(value, { size: coordinateBytes })
  return toAddress(concatHex(['0x04', coordinate(x), coordinate(y)]))
}

/** One of the two roots that the form names; undefined for other forms. */
function readY(publicKey: Hex, form: number, root: bigint): bigint | undefined {
  const other = fieldPrime - root
  if (size(publicKey) === 1 + coordinateBytes) {
    if (form !== 2 && form !== 3) return undefined
    return root % 2n === BigInt(form % 2) ? root : other
  }
  const y = hexToBigInt(slice(publicKey, 1 + coordinateBytes))
  return form === 4 && (y === root || y === other) ? y : undefined
}

/** Modulo the prime, which is 3 modulo 4. */
function squareRoot(square: bigint): bigint | undefined {
  const root = power(square, (fieldPrime + 1n) / 4n)
  return root ** 2n % fieldPrime === square ? root : undefined
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [square, rest] = [base, exponent]; rest > 0n; rest >>= 1n) {
    if (rest % 2n === 1n) result = (result * square) % fieldPrime
    square = square ** 2n % fieldPrime
  }
  return result
}
