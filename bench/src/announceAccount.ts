/** Runs in the page before its own scripts: announces a wallet (EIP-6963) that connects, and never answers a transfer. */
export function announceAccount(): void {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const provider = {
    on() {},
    removeListener() {},
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
      if (method === 'eth_sendTransaction') return new Promise(() => {})
      throw Object.assign(new Error('Unknown method.'), { code: 4200 })
    },
  }
  const info = {
    uuid: '5b1f4a1e-8c1d-4d6e-9d0a-000000000000',
    name: 'The wallet',
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    rdns: 'example.bench.account',
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
