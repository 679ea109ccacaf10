import type { FormatDefinition } from 'ajv'
import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js'

type Formats = Readonly<Record<string, FormatDefinition<string> | FormatDefinition<number>>>

/**
 * Deliberate differences of the generated validators from JSON Schema, mostly for data that real services send. The
 * oracle has the same ones, so that every other difference is found.
 *
 * Beside these formats (the first in `impliedTypes`, the others in `translateDocument`):
 * - a schema without `type` is of the type that its keywords are for;
 * - `nullable` lets `null` through whatever else the schema lists, also as the only keyword of a member of `allOf`;
 * - a `readOnly` property is no part of what is sent, and a `writeOnly` one no part of what is received;
 * - an empty `enum` is ignored;
 * - an object that refers to a parent with a discriminator fits the kind that it names, if it names one that includes
 *   the parent (as in OpenAPI 3.0.0 to 3.1.0; later versions leave it open);
 * - an object that fits several members of `oneOf` is the one that the discriminator names;
 * - where a discriminator has a single member, its property has to name that member;
 * - closed parts of `allOf` accept the keys of the other parts where otherwise only an empty object would fit;
 * - a key named `__proto__` is ignored.
 */
export const knownDifferences: { readonly formats: Formats } = {
  formats: {
    // Many services leave the offset out.
    'date-time': text((value) => fits('iso-date-time', value)),
    time: text((value) => fits('iso-time', value)),
    // Fractions of a second are what .NET and Java write.
    duration: text((value) => fits('duration', value.replace(/\d+\.(?=\d+S$)/, ''))),
    // Browsers accept characters that should be escaped, and documents contain them: umlauts, templates in braces.
    uri: text(isAddress),
    // Ajv refuses addresses without a top-level domain, among them every local one.
    url: text(isAddress),
    'uri-reference': text((value) => fits('uri-reference', value) || fits('uri-reference', escaped(value))),
    'uri-template': text((value) => fits('uri-template', value) || fits('uri-template', letters(value))),
    // Ajv accepts several lines when one of them is base64.
    byte: text((value) => {
      const joined = value.replaceAll(/\s/g, '')
      return joined.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(joined)
    }),
    // Formats of OpenAPI's registry that Ajv does not know.
    decimal: text((value) => value.trim() === value && value !== '' && Number.isFinite(Number(value))),
    'int64 as text': text((value) => isWholeText(value, -(2n ** 63n), 2n ** 63n - 1n)),
    'uint64 as text': text((value) => isWholeText(value, 0n, 2n ** 64n - 1n)),
    int8: within(-128, 127),
    uint8: within(0, 255),
    int16: within(-32_768, 32_767),
    uint16: within(0, 65_535),
    uint32: within(0, 4_294_967_295),
    int64: within(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    uint64: within(0, Number.MAX_SAFE_INTEGER),
  },
}

function text(validate: (value: string) => boolean): FormatDefinition<string> {
  return { type: 'string', validate }
}

function within(minimum: number, maximum: number): FormatDefinition<number> {
  return {
    type: 'number',
    validate: (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
  }
}

function isWholeText(value: string, minimum: bigint, maximum: bigint): boolean {
  return /^-?\d+$/.test(value) && BigInt(value) >= minimum && BigInt(value) <= maximum
}

function fits(name: FormatName, value: string): boolean {
  const format: unknown = fullFormats[name]
  if (format instanceof RegExp) return format.test(value)
  const { validate } = format as { readonly validate: (value: string) => boolean }
  return typeof format === 'function' ? format(value) === true : validate(value)
}

function isAddress(value: string): boolean {
  return fits('uri', value) || fits('uri', escaped(value))
}

/** Characters beyond ASCII as letters. */
function letters(value: string): string {
  return value.replaceAll(/[^\p{ASCII}\p{Cc}\s]/gu, 'x')
}

/** Characters beyond ASCII, braces and the like as letters. */
function escaped(value: string): string {
  return letters(value).replaceAll(/[{}|[\]#]/g, 'x')
}
