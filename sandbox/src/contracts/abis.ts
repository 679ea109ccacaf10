import { parseAbi } from 'viem'

/** The tokens of contracts/: ERC-20, plus minting. */
export const tokenAbi = parseAbi([
  'function initialize(string name, string symbol, uint8 decimals)',
  'function mint(address account, uint256 amount)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transfer(address to, uint256 amount) returns (bool)',
])

/** A token whose name and symbol are bytes32. */
export const legacyTokenAbi = parseAbi([
  'function initialize(bytes32 name, bytes32 symbol, uint8 decimals)',
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
])

/** The collections of contracts/: ERC-721 and ERC-1155, plus minting. */
export const collectibleAbi = parseAbi([
  'function initialize(string name, string symbol, string baseUri)',
  'function mint(address account, uint256 tokenId)',
  'function name() view returns (string)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function transferFrom(address from, address to, uint256 tokenId)',
])

export const editionsAbi = parseAbi([
  'function initialize(string name, string symbol, string uri)',
  'function mint(address account, uint256 tokenId, uint256 amount)',
  'function name() view returns (string)',
  'function uri(uint256 tokenId) view returns (string)',
  'function balanceOf(address account, uint256 tokenId) view returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 amount, bytes data)',
])

/** Uniswap v2's router, as far as it is called. */
export const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
