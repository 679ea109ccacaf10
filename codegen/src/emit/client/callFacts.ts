import { literal, type ObjectEntry } from '../../fragment/code.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { credentialNames } from './clientAuth.ts'

/** What the description of an operation says that takes a look at its service. */
export interface CallFacts {
  security(operation: Operation): ObjectEntry[]
  server(operation: Operation): ObjectEntry[]
}

export function callFacts(service: HttpService): CallFacts {
  const names = credentialNames(service)
  const common = service.servers[0]?.defaultUrl
  return {
    security({ security }) {
      // An alternative without anything to send needs no mention: it is what happens when no other is complete.
      const alternatives = security
        .map((alternative) => Object.keys(alternative).flatMap((name) => names.get(name) ?? []))
        .filter((schemes) => schemes.length > 0)
      return alternatives.length === 0 ? [] : [{ key: 'security', value: literal(alternatives) }]
    },
    server({ servers }) {
      const own = servers?.[0]?.defaultUrl
      return own === undefined || own === common ? [] : [{ key: 'server', value: literal(own) }]
    },
  }
}
