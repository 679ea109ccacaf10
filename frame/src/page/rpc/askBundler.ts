import type { FrameParts } from '../FrameParts.ts'
import { createBundlerTransport } from '../smartAccount/createBundlerTransport.ts'

/** Methods that a bundler answers without the user: they change nothing. */
const reads: ReadonlySet<string> = new Set([
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
])

export function isBundlerMethod(method: string): boolean {
  return reads.has(method)
}

/** Asks the bundler of a chain (ERC-7769). */
export async function askBundler(
  { config }: Pick<FrameParts, 'config'>,
  chainId: number | string,
  method: string,
  params: unknown,
): Promise<unknown> {
  const chain = config.chains.find((each) => each.chainId === chainId)
  if (chain?.bundlerUrl === undefined) throw new Error(`There is no bundler for network ${chainId}.`)
  const { request } = createBundlerTransport(chain.bundlerUrl)({})
  return request({ method, params: params ?? [] } as never)
}
