import { access, code } from '../../fragment/code.ts'
import { fromRuntime, fromService } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { inMatchingOrder } from '../../layout/matchingOrder.ts'
import type { HttpService } from '../../model/service.ts'
import { createRoutesName, routeFunction, routeType } from './routeNames.ts'
import { routeOptions } from './routeOptions.ts'

/** One function that adds all routes of a service; it needs a handler for each, so a new operation breaks the host's build. */
export function createRoutes(service: HttpService): OutputFile {
  const name = createRoutesName(service)
  const handlers = fromService('routes/createRoutes', `${service.pascalName}RouteHandlers`, { type: true })
  return {
    path: 'routes/createRoutes',
    declarations: () => [
      {
        kind: 'interface',
        name: handlers.name,
        doc: `Handlers of the operations of ${service.title}.`,
        members: service.operations.map((operation) => ({
          name: operation.name,
          type: code`${routeType(operation, 'Handler')}`,
          readonly: true,
          doc: operation.summary,
        })),
      },
      {
        kind: 'function',
        name,
        doc: `Adds every route of ${service.title} to an app.`,
        parameters: [
          { name: 'app', type: code`${fromRuntime('routes/addRoute', 'RouteApp', { type: true })}` },
          { name: 'handlers', type: code`${handlers}` },
          routeOptions(service.operations),
        ],
        returns: code`void`,
        body: inMatchingOrder(service.operations).map(
          (operation) =>
            code`${routeFunction(operation)}(app, ${access(code`handlers`, operation.name)}, options)`,
        ),
      },
    ],
  }
}
