import { code, identifier, join, literal } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { serviceKeysName } from '../../layout/queryNames.ts'
import type { HttpService } from '../../model/service.ts'

const serviceKeys = fromRuntime('query/queryServiceKeys', 'serviceKeys')
const serviceKeysType = fromRuntime('query/queryServiceKeys', 'ServiceKeys', { type: true })

/** `query/keys`: starts of keys by service, path, operation and tag. The names are types only, nothing is looked up. */
export function keysFile(service: HttpService): OutputFile {
  return { path: 'query/keys', declarations: () => keyDeclarations(service) }
}

function keyDeclarations(service: HttpService): Declaration[] {
  const { operations, pascalName, title } = service
  const unions = [
    { name: `${pascalName}Path`, what: 'Paths', values: operations.map(({ path }) => path) },
    { name: `${pascalName}OperationName`, what: 'Operations', values: operations.map(({ name }) => name) },
    { name: `${pascalName}Tag`, what: 'Tags', values: operations.flatMap(({ tags }) => tags) },
  ]
  const declare = ({ name, what, values }: (typeof unions)[number]): Declaration => {
    const distinct = [...new Set(values)].sort()
    const union = join(
      distinct.map((value) => literal(value)),
      ' | ',
    )
    return {
      kind: 'typeAlias',
      name,
      doc: `${what} of ${title}.`,
      type: distinct.length === 0 ? code`never` : union,
    }
  }
  return [
    ...unions.map(declare),
    {
      kind: 'const',
      name: serviceKeysName(service).name,
      doc: `Starts of query keys of ${title}, to invalidate, cancel or remove everything under them.`,
      type: code`${serviceKeysType}<${join(
        unions.map(({ name }) => identifier(name)),
        ', ',
      )}>`,
      value: code`/* @__PURE__ */ ${serviceKeys}(${literal(service.name)})`,
    },
  ]
}
