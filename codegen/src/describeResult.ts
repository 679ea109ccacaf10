import type { CodegenConfig } from './CodegenConfig.ts'
import type { GenerateResult } from './generate.ts'
import type { Service } from './model/service.ts'

/** What a run says to people: problems for the error stream, a summary for the other. */
export function describeResult(
  config: CodegenConfig,
  { diagnostics, services, changes, ok }: GenerateResult,
  check: boolean,
): { readonly problems: string; readonly summary: string } {
  const problems = diagnostics.map(({ text }) => `${printable(text)}\n\n`)
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  if (diagnostics.length > 0) problems.push(`${count(errors, 'error')}, ${count(warnings, 'warning')}\n`)
  if (errors > 0) problems.push('Nothing was written.\n')
  for (const path of changes?.foreign ?? []) {
    problems.push(
      `${config.output}/${path} was not written by this generator and is in the way. Nothing was written.\n`,
    )
  }
  if (changes === undefined || changes.foreign.length > 0) return { problems: problems.join(''), summary: '' }
  const { write, remove, unchanged } = changes
  if (check && !ok) {
    for (const { path, isNew } of write)
      problems.push(`${isNew ? 'missing' : 'differs'}: ${config.output}/${path}\n`)
    for (const path of remove) problems.push(`left over: ${config.output}/${path}\n`)
    problems.push('The output is not up to date. Run the generator and commit what it writes.\n')
    return { problems: problems.join(''), summary: '' }
  }
  const summary = [
    ...services.map((service) => `${service.name}: ${contentsOf(service)}\n`),
    `${config.output}: ${count(write.length, 'file')} written, ${remove.length} removed, ${unchanged} unchanged\n`,
    ...(write.length > 0 ? example(config, services) : []),
  ]
  return { problems: problems.join(''), summary: summary.join('') }
}

function contentsOf(service: Service): string {
  const models = count(service.models.length, 'model')
  switch (service.dialect) {
    case 'http':
      return `${count(service.operations.length, 'operation')}, ${models}`
    case 'rpc':
      return `${count(service.methods.length, 'method')}, ${models}`
    case 'channel':
      return `${count(service.requests.length, 'request')}, ${count(service.events.length, 'event')}, ${models}`
    case 'schemas':
      return models
    case 'catalogue':
      return count(service.entries.length, 'error')
  }
}

/** How to call what was made. */
function example({ output, importExtension: extension = '.js' }: CodegenConfig, services: readonly Service[]): string[] {
  const service = services.find(({ dialect }) => dialect === 'http')
  if (service?.dialect !== 'http') return []
  const operation = service.operations.find(({ method }) => method === 'get') ?? service.operations[0]
  if (operation === undefined) return []
  const base = `${/^[./]/.test(output) ? output : `./${output}`}/${service.name}/client`
  const parameters = operation.parameters.length > 0 || operation.body !== undefined ? ', { … }' : ''
  return [
    '\n',
    `  import { createClient, ${operation.name} } from '${base}${extension}'\n`,
    '\n',
    `  const client = createClient({ baseUrl: '${service.servers[0]?.defaultUrl ?? 'https://…'}' })\n`,
    `  await ${operation.name}(client${parameters})\n`,
  ]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Text of a contract cannot steer the terminal. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
}
