import type { Service } from '../../model/service.ts'

/** A service with a single one of its operations, and that one's name. */
export interface Slice {
  readonly operation: string
  readonly service: Service
}

/** Copies of the service, each with one operation, method, request, event or entry. */
export function oneByOne(service: Service): Slice[] {
  switch (service.dialect) {
    case 'http':
      return [
        ...service.operations.map((one) => slice(one.name, { ...service, operations: [one], incoming: [] })),
        ...service.incoming.map((one) => slice(one.name, { ...service, operations: [], incoming: [one] })),
      ]
    case 'rpc':
      return service.methods.map((one) => slice(one.method, { ...service, methods: [one] }))
    case 'channel':
      return [
        ...service.requests.map((one) => slice(one.name, { ...service, requests: [one], events: [] })),
        ...service.events.map((one) => slice(one.name, { ...service, requests: [], events: [one] })),
      ]
    case 'catalogue':
      return service.entries.map((one) => slice(one.code, { ...service, entries: [one] }))
    case 'schemas':
      return []
  }
}

function slice(operation: string, service: Service): Slice {
  return { operation, service }
}
