import { bundlerMethods } from '@wallet-kit/clients/bundler/rpc'
import {
  ethGetUserOperationByHashMethod,
  ethSupportedEntryPointsMethod,
} from '@wallet-kit/clients/ethereum/rpc'
import { type RpcMethodDescription, requestMethod } from '@wallet-kit/clients/runtime/rpc/requestMethod'
import { type CustomTransport, custom } from 'viem'
import { postJsonRpc } from './postJsonRpc.ts'

const methods: readonly RpcMethodDescription[] = [
  ...Object.values(bundlerMethods),
  ethGetUserOperationByHashMethod,
  ethSupportedEntryPointsMethod,
]

/** A bundler as viem's transport. Its replies are validated by the contract before viem reads them. */
export function createBundlerTransport(url: string): CustomTransport {
  return custom(
    {
      request({ method, params }) {
        const contract = methods.find((each) => each.method === method)
        if (!contract) throw new Error(`${method} is no method of a bundler`)
        return requestMethod({ request: (call) => postJsonRpc(url, call) }, contract, params)
      },
    },
    { retryCount: 0 },
  )
}
