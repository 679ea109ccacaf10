import { code, identifier, join, literal, literalEntry, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters } from '../../layout/operationFacts.ts'
import {
  clientFunction,
  headersFunction,
  replyHeadersType,
  replyHeadersValidator,
} from '../../layout/operationNames.ts'
import { replyHeaders } from '../../layout/replyHeaders.ts'
import type { Operation } from '../../model/operation.ts'
import { wireShape } from '../routes/wireShape.ts'
import { callSignature } from './clientOperation.ts'

const callWithHeaders = fromRuntime('client/callWithHeaders', 'callWithHeaders')
const replyWithHeaders = fromRuntime('client/callWithHeaders', 'ReplyWithHeaders', { type: true })

/** `getWalletsWithHeaders(client, parameters, options)` */
export function headersOperation(operation: Operation): Declaration[] {
  const headers = replyHeaders(operation)
  if (headers.length === 0) return []
  const { typeParameters, parameters, options, reply } = callSignature(operation)
  const call = clientFunction(operation)
  const chosen =
    typeParameters.length === 0
      ? undefined
      : code`<${join(
          typeParameters.map(({ name }) => identifier(name)),
          ', ',
        )}>`
  const given = hasParameters(operation) ? code`client, parameters, own` : code`client, own`
  const shapes = headers.map(({ name, schema, explode }) => {
    const { shape, isValue } = wireShape(schema, 'simple')
    return literalEntry(
      name,
      isValue && !explode ? shape : code`{ shape: ${shape}, explode: ${literal(explode)} }`,
    )
  })
  const described = objectLiteral([
    { key: 'operation', value: literal(operation.name) },
    { key: 'headers', value: objectLiteral(shapes) },
    { key: 'schema', value: code`${replyHeadersValidator(operation)}` },
  ])
  return [
    {
      kind: 'function',
      name: headersFunction(operation).name,
      doc: `{@link ${call.name}} with the headers and the status of the reply. In a browser, a server of another origin names the headers that may be read: \`Access-Control-Expose-Headers\`.\n\n@throws {ClientError}`,
      deprecated: operation.deprecated,
      typeParameters,
      parameters,
      returns: code`Promise<${replyWithHeaders}<${reply}, ${replyHeadersType(operation)}>>`,
      body: [
        code`return ${callWithHeaders}<${options}, ${reply}, ${replyHeadersType(operation)}>(client, ${described}, options, (own) => ${identifier(call.name)}${chosen}(${given}))`,
      ],
    },
  ]
}
