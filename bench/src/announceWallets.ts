/** Runs in the page before its own scripts: announces wallets (EIP-6963) that reject connections, two by default. */
export function announceWallets(count = 2): void {
  const createProvider = () => ({
    on() {},
    removeListener() {},
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts') return []
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    },
  })
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#47a"/></svg>')}`
  const details = Array.from({ length: count }, (_, index) => {
    const uuid = `5b1f4a1e-8c1d-4d6e-9d0a-${`${index}`.padStart(12, '0')}`
    const info = { uuid, name: `Wallet number ${index}`, icon, rdns: `example.bench.w${index}` }
    return { info, provider: createProvider() }
  })
  const announce = () => {
    for (const detail of details) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }))
    }
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
