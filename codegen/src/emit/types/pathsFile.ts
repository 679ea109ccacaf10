import { block, code, propertyKey } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { operationType } from '../../layout/operationNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'

/** `types/paths.ts`: the type argument of `createClient<paths>()` of openapi-fetch. */
export function pathsFile(service: HttpService): OutputFile {
  const byPath = new Map<string, Operation[]>()
  for (const operation of service.operations) {
    const known = byPath.get(operation.path)
    if (known === undefined) byPath.set(operation.path, [operation])
    else known.push(operation)
  }
  const sorted = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    path: 'types/paths',
    declarations: () => [
      {
        kind: 'interface',
        name: 'paths',
        doc: `Every path of ${service.title}, for openapi-fetch.`,
        members: sorted.map(([path, operations]) => ({
          name: path,
          type: block(
            '{',
            [...operations]
              .sort((a, b) => (a.method < b.method ? -1 : 1))
              .map((operation) => code`${propertyKey(operation.method)}: ${operationType(operation)}`),
            '}',
            '',
          ),
        })),
      },
    ],
  }
}
