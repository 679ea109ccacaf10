import type { Address } from 'viem'

// The addresses of public chains, written out so that pages need not derive them from the code.
// https://github.com/safe-global/safe-deployments, https://github.com/safe-global/safe-modules-deployments

/** Entry point 0.7. */
export const entryPointAddress: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
export const safeAddress: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
export const safeProxyFactoryAddress: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
export const multiSendAddress: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
export const multiSendCallOnlyAddress: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
export const safeModuleSetupAddress: Address = '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47'
export const safe4337ModuleAddress: Address = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226'
