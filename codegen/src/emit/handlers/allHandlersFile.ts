import { block, code } from '../../fragment/code.ts'
import { fromPackage } from '../../fragment/importedName.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { inMatchingOrder } from '../../layout/matchingOrder.ts'
import type { HttpService } from '../../model/service.ts'
import { handlerFunction, handlerSettings } from './handlerNames.ts'

/** `walletDirectoryHandlers`, in `handlers/allHandlers.ts` */
export function allHandlersFile(service: HttpService): OutputFile {
  const name = `${service.camelName}Handlers`
  const handlers = inMatchingOrder(service.operations).map(
    (operation) => code`${handlerFunction(operation)}(options)`,
  )
  return {
    path: 'handlers/allHandlers',
    declarations: () => [
      {
        kind: 'function',
        name,
        doc: `Handlers for every operation of ${service.title}, all with the same options.`,
        parameters: [{ name: 'options', optional: true, type: code`${handlerSettings}` }],
        returns: code`${fromPackage('msw', 'HttpHandler', { type: true })}[]`,
        body: [code`return ${block('[', handlers, ']')}`],
      },
    ],
  }
}
