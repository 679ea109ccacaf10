import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Direction } from '../src/layout/modelNames.ts'
import type { SourceDocument } from '../src/load/sourceDocument.ts'
import type { JsonValue } from '../src/model/json.ts'
import { isJsonObject } from '../src/model/json.ts'
import type { Place } from '../src/model/place.ts'
import { expandParents } from './expandParents.ts'
import { joinClosedParts } from './joinClosedParts.ts'
import { knownDifferences } from './knownDifferences.ts'
import { translateDocument } from './translateDocument.ts'

/** Checks whether values fit the schemas of some documents, by an independent implementation of JSON Schema. */
export interface Oracle {
  /** @throws when there is no schema at the pointer. */
  validatorAt(place: Place, direction: Direction): (value: unknown) => boolean
  /** Reason for refusing the last value. */
  reason(): string
}

export function createOracle(documents: readonly SourceDocument[]): Oracle {
  const byDirection = new Map<Direction, Ajv2020>()
  let last: ValidateFunction | undefined

  function ajvFor(direction: Direction): Ajv2020 {
    const known = byDirection.get(direction)
    if (known !== undefined) return known
    const ajv = createAjv()
    for (const document of documents) {
      const parents = expandParents(document.value)
      const expanded = joinClosedParts(parents, (reference) => valueAt(parents, reference))
      const resolve = (reference: string) => valueAt(expanded, reference)
      const address = addressOf(document.file)
      ajv.addSchema(translateDocument(expanded, address, direction, resolve) as object, address)
    }
    byDirection.set(direction, ajv)
    return ajv
  }

  return {
    validatorAt({ file, pointer }, direction) {
      const validate = ajvFor(direction).compile({ $ref: `${addressOf(file)}#${encodeURI(pointer)}` })
      return (value) => {
        last = validate
        return validate(value) === true
      }
    },
    reason: () =>
      (last?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; '),
  }
}

function addressOf(file: string): string {
  return new URL(file, 'file:///').href
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    // `constructor` is a key like any other.
    ownProperties: true,
    validateSchema: false,
    addUsedSchema: false,
    // 0.07 is a multiple of 0.01, though not for doubles.
    multipleOfPrecision: 9,
    code: { regExp: Object.assign(regularExpression, { code: 'new RegExp' }) },
  })
  addFormats.default(ajv)
  for (const [name, format] of Object.entries(knownDifferences.formats)) ajv.addFormat(name, format)
  return ajv
}

/** Patterns with needless escapes are refused under the `u` flag only. */
function regularExpression(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern)
  }
}

function valueAt(document: JsonValue, reference: string): JsonValue | undefined {
  if (!reference.startsWith('#')) return undefined
  let value: JsonValue | undefined = document
  for (const token of reference.slice(1).split('/').slice(1)) {
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}
