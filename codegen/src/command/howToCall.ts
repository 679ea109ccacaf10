import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exampleCall } from '../layout/exampleCall.ts'
import type { ChannelService, HttpService, RpcService, SchemasService, Service } from '../model/service.ts'

export interface CallFacts {
  readonly services: readonly Service[]
  /** Absolute path. */
  readonly outputFolder: string
  /** The same path, as it is shown. */
  readonly output: string
  /** Ending of import paths. */
  readonly extension: string
}

interface Example {
  /** File of the service that is imported, without extension. */
  readonly layer: string
  readonly names: readonly string[]
  readonly lines: readonly string[]
}

/** Usage of the generated code: an example for the first service that has one. */
export function howToCall({ services, outputFolder, output, extension }: CallFacts): string[] {
  const base = /^(\.|\/|[A-Za-z]:)/.test(output) ? output : `./${output}`
  for (const service of services) {
    // The targets decide which files exist.
    const example = examplesOf(service).find(({ layer }) =>
      existsSync(join(outputFolder, service.name, `${layer}.ts`)),
    )
    if (example === undefined) continue
    const { layer, names, lines } = example
    return [
      '\n',
      `  import { ${names.join(', ')} } from '${base}/${service.name}/${layer}${extension}'\n`,
      '\n',
      ...lines.map((line) => `  ${line}\n`),
    ]
  }
  return []
}

function examplesOf(service: Service): Example[] {
  switch (service.dialect) {
    case 'http':
      return [...clientExample(service), ...validatorExample(service)]
    case 'rpc':
      return [...rpcExample(service), ...validatorExample(service)]
    case 'channel':
      return [...channelExample(service), ...validatorExample(service)]
    case 'schemas':
      return validatorExample(service)
    case 'catalogue':
      return catalogueExample(service.entries[0]?.code)
  }
}

function clientExample(service: HttpService): Example[] {
  const example = exampleCall(service)
  return example === undefined ? [] : [{ layer: 'client', ...example }]
}

function rpcExample({ methods, pascalName }: RpcService): Example[] {
  const method = methods.find(({ parameters }) => parameters.length === 0) ?? methods[0]
  if (method === undefined) return []
  const name = `create${pascalName}Request`
  const params = method.parameters.length === 0 ? '' : ', params: […]'
  return [
    {
      layer: 'rpc',
      names: [name],
      lines: [
        `const request = ${name}(provider)`,
        `const result = await request({ method: ${quoted(method.method)}${params} })`,
      ],
    },
  ]
}

function channelExample({ requests, pascalName }: ChannelService): Example[] {
  const [request] = requests
  if (request === undefined) return []
  const name = `create${pascalName}Host`
  const payload = request.request.payload === undefined ? '' : '{ … }'
  return [
    {
      layer: 'channel',
      names: [name],
      lines: [
        `const host = ${name}({ receiver: window, peer: () => iframe.contentWindow, origin: 'https://…' })`,
        `const answer = await host.${request.name}(${payload})`,
      ],
    },
  ]
}

function validatorExample({ models }: Pick<SchemasService, 'models'>): Example[] {
  const [model] = models
  if (model === undefined) return []
  const name = `${model.camelName}Schema`
  return [{ layer: 'validators', names: [name], lines: [`const value = ${name}.parse(JSON.parse(text))`] }]
}

function catalogueExample(code: string | undefined): Example[] {
  if (code === undefined) return []
  return [
    {
      layer: 'catalogue',
      names: ['errorCatalogue'],
      lines: [`const { number, message } = errorCatalogue.${code}`],
    },
  ]
}

function quoted(text: string): string {
  return `'${text.replace(/['\\\n\r]/g, (character) => (character === "'" || character === '\\' ? `\\${character}` : ''))}'`
}
