/** Whether `wallet_revokePermissions` is about a permission of the account, not about capabilities (EIP-2255). */
export function isRevocation(params: unknown): boolean {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : [params]
  return typeof first === 'object' && first !== null && 'pci' in first
}
