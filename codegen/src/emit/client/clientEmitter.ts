import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { callFacts } from './callFacts.ts'
import { clientOperation } from './clientOperation.ts'
import { commonSecurityFile } from './commonSecurity.ts'
import { createClientFile } from './createClientFile.ts'
import { errorGuard } from './errorGuard.ts'
import { headersOperation } from './headersOperation.ts'

/** One function an operation, over openapi-fetch. */
export const clientEmitter: Emitter<'http'> = {
  target: 'client',
  dialects: ['http'],
  needs: ['types', 'validators'],
  emit(service) {
    const facts = callFacts(service)
    return [
      createClientFile(service),
      commonSecurityFile(service),
      ...groupFiles('client', service.operations, (operation) => [
        clientOperation(operation, facts),
        ...headersOperation(operation),
        ...errorGuard(service, operation),
      ]),
    ]
  },
}
