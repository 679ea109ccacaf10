import { fromService, type ImportedName } from '../fragment/importedName.ts'
import type { RpcMethod } from '../model/rpcMethod.ts'
import type { RpcService } from '../model/service.ts'

/** `EthGetBalanceParameters`: the tuple or object of parameters; `undefined` for methods without. */
export function rpcParametersType(method: RpcMethod): ImportedName {
  return fromService(`rpc/${method.name}`, `${method.pascalName}Parameters`, { type: true })
}

/** `EthGetBalanceResult` */
export function rpcResultType(method: RpcMethod): ImportedName {
  return fromService(`rpc/${method.name}`, `${method.pascalName}Result`, { type: true })
}

/** `ethGetBalanceMethod`: name and validators of a method. */
export function rpcMethodDescription(method: RpcMethod): ImportedName {
  return fromService(`rpc/${method.name}`, `${method.name}Method`)
}

/** `EthereumRpcSchema` */
export function rpcSchemaType(service: RpcService): ImportedName {
  return fromService(`rpc/${service.pascalName}RpcSchema`, `${service.pascalName}RpcSchema`, { type: true })
}
