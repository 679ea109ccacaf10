import { RpcContractError } from './RpcContractError.ts'
import {
  type RpcMethodDescription,
  type RpcProvider,
  type RpcRequestOptions,
  requestMethod,
} from './requestMethod.ts'

/** A list of methods in the form of viem's RpcSchema. */
export type RpcSchema = readonly {
  readonly Method: string
  readonly Parameters?: unknown
  readonly ReturnType: unknown
}[]

/** The entry of a method in an RPC schema. */
export type RpcEntry<Schema extends RpcSchema, Method> = Extract<Schema[number], { readonly Method: Method }>

/** `params` as its method requires it: required, optional, or absent. */
export type RpcParams<Entry> = Entry extends { readonly Parameters: infer Parameters }
  ? { readonly params: Parameters }
  : Entry extends { readonly Parameters?: infer Parameters }
    ? { readonly params?: Parameters | undefined }
    : { readonly params?: undefined }

/** A request function whose arguments and result follow from the method. */
export type RpcRequest<Schema extends RpcSchema> = <const Method extends Schema[number]['Method']>(
  args: { readonly method: Method } & RpcParams<RpcEntry<Schema, Method>>,
  options?: RpcRequestOptions,
) => Promise<RpcEntry<Schema, Method>['ReturnType']>

/** Combines a provider with the descriptions of its methods. */
export function createRpcRequest<Schema extends RpcSchema>(
  provider: RpcProvider,
  methods: Readonly<Record<Schema[number]['Method'], RpcMethodDescription>>,
): RpcRequest<Schema> {
  return async (args, options) => {
    const { method } = args
    if (!Object.hasOwn(methods, method)) {
      throw new RpcContractError('invalid-params', method, [{ path: 'method', message: 'Invalid input' }])
    }
    const description = methods[method as Schema[number]['Method']]
    return requestMethod(provider, description, args.params, options)
  }
}
