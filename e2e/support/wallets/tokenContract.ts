/** Address at which tests put the token. */
export const tokenAddress = '0x00000000000000000000000000000000000070c0'

/**
 * Runtime code of the smallest ERC-20 token: `balanceOf`, and `transfer`, which reverts above the balance. A balance is
 * stored in the slot of its owner's address.
 */
export const tokenCode = [
  '0x60003560e01c', // the selector
  '806370a0823114601e57', // balanceOf(address)
  '63a9059cbb14602b57', // transfer(address,uint256)
  '60006000fd',
  '5b6004355460005260206000f3', // 0x1e: returns the slot
  '5b6024353354', // 0x2b: amount, balance of the caller
  '818110607d57', // less than the amount?
  '8190033355', // balance of the caller - amount
  '806004355401', // balance of the recipient + amount
  '60043555',
  '600052',
  '60043533',
  '7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', // Transfer(address,address,uint256)
  '60206000a3',
  '6001600052',
  '60206000f3',
  '5b60006000fd', // 0x7d
].join('')

/** Slot of an owner's balance. */
export const balanceSlot = (owner: string) => `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`

/** Runtime code of an ERC-20 token of which everybody holds 12.345678, with 6 decimals and the symbol RAIN. */
export const namedTokenCode = [
  '0x60003560e01c', // the selector
  '806370a0823114602957', // balanceOf(address)
  '8063313ce56714603757', // decimals()
  '806395d89b4114604257', // symbol()
  '60006000fd',
  '5b6300bc614e60005260206000f3', // 0x29
  '5b600660005260206000f3', // 0x37
  '5b60206000526004602052', // 0x42: offset and length of the string
  `7f${'5241494e'.padEnd(64, '0')}604052`,
  '60606000f3',
].join('')
