import { type JsonValue, jsonText } from '../../model/json.ts'
import type { RpcMethod } from '../../model/rpcMethod.ts'
import type { RpcService } from '../../model/service.ts'
import { fieldTable, hasFields } from './fieldTable.ts'
import { linksInPage } from './links.ts'
import { codeSpan, inlineText } from './markdown/inlineText.ts'
import { anchoredHeading, jsonExample, page } from './markdown/page.ts'
import { table } from './markdown/table.ts'
import { paragraph, textBlock } from './markdown/textBlock.ts'
import { modelSections } from './modelSection.ts'
import { pageHead } from './pageHead.ts'
import { schemaDescription } from './schemaDescription.ts'
import { cellText, schemaNotes } from './schemaLimits.ts'

/** The page of an OpenRPC document. */
export function rpcPage(service: RpcService): string {
  return page([
    ...pageHead(service),
    table(
      ['Method', 'Policy', 'Does'],
      service.methods.map((method) => [
        `[${codeSpan(method.method)}](#method-${method.name})`,
        inlineText(policyOf(method)),
        cellText(method.summary, method.deprecated),
      ]),
    ),
    '## Methods',
    ...service.methods.flatMap(methodSection),
    ...modelSections(service.models),
  ])
}

function methodSection(method: RpcMethod): string[] {
  const { result } = method
  const policy = policyOf(method)
  return [
    anchoredHeading(3, `method-${method.name}`, codeSpan(method.method)),
    method.deprecated ? '**Deprecated.**' : '',
    paragraph(method.summary),
    textBlock(method.description),
    policy === '' ? '' : `Policy: **${inlineText(policy)}**.`,
    ...parameterBlocks(method),
    result === undefined
      ? 'A notification, without a response.'
      : `Result: ${[schemaDescription(result, linksInPage), ...schemaNotes(result)].join('; ')}${sentence(result.description)}`,
    result !== undefined && hasFields(result) ? fieldTable(result, linksInPage) : '',
    table(
      ['Error', 'Message', 'Data'],
      method.errors.map(({ code, message, data }) => [
        codeSpan(String(code)),
        inlineText(message),
        data === undefined ? '' : codeSpan(jsonText(data)),
      ]),
    ),
    ...method.examples.slice(0, 1).flatMap((example) => exampleBlocks(method, example)),
  ]
}

function parameterBlocks({ parameters, parameterStructure }: RpcMethod): string[] {
  if (parameters.length === 0) return ['No parameters.']
  const byName = parameterStructure === 'by-name'
  return [
    byName ? 'Parameters, by name:' : 'Parameters, by position:',
    table(
      ['Parameter', 'Type', 'Required', 'Limits', 'Description'],
      parameters.map(({ name, schema, required, description }) => [
        codeSpan(name),
        schemaDescription(schema, linksInPage),
        required ? 'yes' : '',
        schemaNotes(schema).join(', '),
        cellText(description ?? schema.description, schema.deprecated),
      ]),
    ),
    ...parameters
      .filter(({ schema }) => hasFields(schema))
      .flatMap(({ name, schema }) => [`Fields of ${codeSpan(name)}:`, fieldTable(schema, linksInPage)]),
  ]
}

function exampleBlocks(method: RpcMethod, { parameters, result }: RpcMethod['examples'][number]): string[] {
  const params: JsonValue =
    method.parameterStructure === 'by-name'
      ? Object.fromEntries(parameters.map((value, index) => [method.parameters[index]?.name ?? index, value]))
      : parameters
  const answer = result === undefined ? [] : jsonExample('Answer', result)
  return [...jsonExample('Example', { method: method.method, params }), ...answer]
}

function policyOf({ extensions }: RpcMethod): string {
  const policy = extensions['x-policy']
  return typeof policy === 'string' ? policy : ''
}

function sentence(text: string | undefined): string {
  return text === undefined ? '' : `. ${inlineText(text)}`
}
