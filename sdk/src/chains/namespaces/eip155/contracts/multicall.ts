/** Multicall3, the same on every network that has it. https://www.multicall3.com */
export const multicall = '0xca11bde05977b3631167028862be2a173976ca11'
