import type { Hex } from './Review.ts'

/**
 * Code that wallets and account kits install on a person's own key (EIP-7702), by the address at which its makers publish it
 * for every chain. https://eips.ethereum.org/EIPS/eip-7702
 */
const names: Readonly<Record<string, string>> = {
  '0x000000009b1d0af20d8c6d0a44e162d11f9b8f00': 'Uniswap Calibur',
  '0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d': 'Ambire',
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b': 'MetaMask Delegator',
  '0x69007702764179f14f51cdce752f4f775d74e139': 'Alchemy Modular Account',
  '0x7702cb554e6bfb442cb743a7df23154544a7176c': 'Coinbase Smart Wallet',
  '0xd6cedde84be40893d153be9d467cd6ad37875b28': 'ZeroDev Kernel 3.3',
  '0xe6cae83bde06e4c305530e199d7217f42808555b': 'Simple7702Account 0.8',
}

/** Name of the code that an account delegates to; `undefined` for all that is not known. */
export function findDelegateName(address: Hex): string | undefined {
  return names[address.toLowerCase()]
}

/** Ends the delegation: the account has no code any more. */
export function isNoDelegate(address: Hex): boolean {
  return /^0x0*$/.test(address)
}
