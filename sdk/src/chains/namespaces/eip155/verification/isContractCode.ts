/** Code of an account that has delegated to a contract but is still a person's. https://eips.ethereum.org/EIPS/eip-7702 */
const delegation = '0xef0100'

/** Whether the code of an address is that of a contract. */
export function isContractCode(code: string): boolean {
  return code !== '0x' && !code.toLowerCase().startsWith(delegation)
}
