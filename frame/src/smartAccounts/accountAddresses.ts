import type { Address } from 'viem'

// The addresses of public chains, written out so that pages need not derive them from the code.
// https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md (1.3.0)

/** Entry point 0.7. */
export const entryPointAddress: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
/** Deploys accounts. */
export const simpleFactoryAddress: Address = '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c'
/** Code of all accounts. */
export const hybridDeleGatorAddress: Address = '0x48dBe696A4D990079e039489bA2053B36E8FFEC4'
/** Carries out what accounts permit to others. */
export const delegationManagerAddress: Address = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** Contracts that limit a permission. */
export const enforcerAddresses = {
  allowedTargets: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  allowedMethods: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  allowedCalldata: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  limitedCalls: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  erc20TransferAmount: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
  nativeTransferAmount: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
} as const satisfies Readonly<Record<string, Address>>
