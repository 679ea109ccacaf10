import type { AppKit } from '@wallet-kit/react'

/** Asks the connected wallet, through the provider that the kit hands out, for an EIP-191 signature of `text`. */
export async function signText(kit: AppKit, address: string, text: string): Promise<string> {
  const provider = kit.getWalletProvider()
  if (!provider) throw new Error('No wallet is connected')
  const bytes = new TextEncoder().encode(text)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return String(await provider.request({ method: 'personal_sign', params: [`0x${hex}`, address] }))
}
