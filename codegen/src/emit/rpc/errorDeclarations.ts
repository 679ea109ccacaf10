import { type Code, code, join, literal, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { RpcMethod, RpcMethodError } from '../../model/rpcMethod.ts'
import type { Schema } from '../../model/schema.ts'
import { schemaType } from '../../schema/schemaType.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'

const rpcError = fromRuntime('rpc/rpcError', 'RpcError', { type: true })
const rpcErrors = fromRuntime('rpc/rpcError', 'RpcErrors', { type: true })
const isRpcError = fromRuntime('rpc/rpcError', 'isRpcError')
const fitsData = fromRuntime('rpc/fitsRpcErrorData', 'fitsRpcErrorData')

/** Errors that the contract documents for a method: their codes, their type, and a guard. */
export function errorDeclarations(rpcMethod: RpcMethod): Declaration[] {
  const { method, name, pascalName, deprecated } = rpcMethod
  const errors = byCode(rpcMethod.errors)
  if (errors.length === 0) return []
  const codes: Code = { kind: 'code', parts: [`${pascalName}ErrorCode`] }
  const type: Code = { kind: 'code', parts: [`${pascalName}Error`] }
  const list: Code = { kind: 'code', parts: [`${name}Errors`] }
  const described = errors.flatMap(({ code: number, schema }) =>
    schema === undefined ? [] : [{ number, schema }],
  )
  return [
    {
      kind: 'const',
      name: `${name}Errors`,
      doc: `Errors that \`${method}\` is known to fail with, by code.`,
      value: code`${objectLiteral(
        errors.map(({ code: number, message }) => ({ key: String(number), value: literal(message) })),
      )} as const`,
    },
    {
      kind: 'typeAlias',
      name: `${pascalName}ErrorCode`,
      doc: `Code of an error that \`${method}\` is known to fail with.`,
      type: codesType(errors),
    },
    {
      kind: 'typeAlias',
      name: `${pascalName}Error`,
      doc: `Errors that \`${method}\` is known to fail with, discriminated by \`code\`.`,
      type: described.length === 0 ? code`${rpcErrors}<${codes}>` : errorsType(errors, described),
    },
    {
      kind: 'function',
      name: `is${pascalName}Error`,
      doc: `Whether a caught value is an error that \`${method}\` is known to fail with, or the one with this code.`,
      deprecated,
      typeParameters: [{ name: 'Code', extends: codes, default: codes }],
      parameters: [
        { name: 'error', type: code`unknown` },
        { name: 'code', type: code`Code`, optional: true },
      ],
      returns:
        described.length === 0
          ? code`error is ${rpcErrors}<Code>`
          : code`error is Extract<${type}, { readonly code: Code }>`,
      body: [
        described.length === 0
          ? code`return ${isRpcError}(error, ${list}, code)`
          : code`return ${isRpcError}(error, ${list}, code) && ${fitsData}(error, ${validatorsOf(described)})`,
      ],
    },
  ]
}

interface Described {
  readonly number: number
  readonly schema: Schema
}

/** The last of each code, in the order of codes. */
function byCode(errors: readonly RpcMethodError[]): RpcMethodError[] {
  const known = new Map(errors.map((error) => [error.code, error]))
  return [...known.values()].sort((a, b) => a.code - b.code)
}

function codesType(errors: readonly { readonly code: number }[]): Code {
  return { kind: 'code', parts: [errors.map(({ code: number }) => number).join(' | ')] }
}

function errorsType(errors: readonly RpcMethodError[], described: readonly Described[]): Code {
  const others = errors.filter(({ schema }) => schema === undefined)
  const types = described.map(
    ({ number, schema }) => code`${rpcError}<${literal(number)}, ${schemaType(schema)}>`,
  )
  return join(others.length === 0 ? types : [code`${rpcErrors}<${codesType(others)}>`, ...types], ' | ')
}

function validatorsOf(described: readonly Described[]): Code {
  return objectLiteral(
    described.map(({ number, schema }) => ({ key: String(number), value: schemaValidator(schema) })),
  )
}
