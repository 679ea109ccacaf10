import { code, literal, type ObjectEntry } from '../../fragment/code.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { credentialNames } from './clientAuth.ts'
import { commonSecurity } from './commonSecurity.ts'
import { securityAlternatives } from './securityAlternatives.ts'

/** Facts about a call that depend on the whole service. */
export interface CallFacts {
  security(operation: Operation): ObjectEntry[]
  server(operation: Operation): ObjectEntry[]
}

export function callFacts(service: HttpService): CallFacts {
  const names = credentialNames(service)
  const ofService = securityAlternatives(service.security, names)
  const server = service.servers[0]?.defaultUrl
  return {
    security({ security }) {
      // The list of the service is emitted once, however long it is and however many operations have it.
      const isCommon = security === service.security
      const alternatives = isCommon ? ofService : securityAlternatives(security, names)
      if (alternatives.length === 0) return []
      return [{ key: 'security', value: isCommon ? code`${commonSecurity}` : literal(alternatives) }]
    },
    server({ servers }) {
      const own = servers?.[0]?.defaultUrl
      return own === undefined || own === server ? [] : [{ key: 'server', value: literal(own) }]
    },
  }
}
