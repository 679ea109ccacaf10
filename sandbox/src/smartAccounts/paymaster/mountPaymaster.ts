import type { ServiceMount } from '../../http/ServiceMount.ts'
import { mountMethods } from '../rpc/mountMethods.ts'
import { type CreatePaymasterParameters, createPaymaster } from './createPaymaster.ts'

export interface MountedPaymaster extends ServiceMount {
  reset(): void
}

export interface MountPaymasterParameters extends CreatePaymasterParameters {
  readonly log: (line: string) => void
}

export const paymasterPath = '/paymaster'

/** Ways in which a paymaster misbehaves on request. */
const behaviours = {
  losesAnswer: 'handles the request, then breaks the connection without a reply',
  refuses: 'refuses every operation with -32501',
  otherChain: 'signs for another chain: the entry point refuses the operation (AA34)',
  expired: 'signs for a time that has passed: the entry point refuses the operation (AA32)',
  underpays: 'names too little gas for its own validation: the entry point refuses the operation (AA3)',
} as const

/** Mounts the paymaster's service of a chain under `/paymaster/{chainId}`. */
export function mountPaymaster({ log, ...parameters }: MountPaymasterParameters): MountedPaymaster {
  const { chainId } = parameters.chain.definition
  const { methods, reset } = createPaymaster(parameters)
  const id = `paymaster:${chainId}`
  const basePath = `${paymasterPath}/${chainId}`
  return { ...mountMethods({ id, basePath, methods, behaviours, log }), reset }
}
