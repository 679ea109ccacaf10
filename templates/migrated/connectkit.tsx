'use client'

// ConnectKit's ConnectKitButton.Custom and useModal, over wallet-kit's hooks. This file is yours to change.
import { useAppKit, useAppKitState } from '@wallet-kit/react'
import type { ReactNode } from 'react'
import { useAccount, useEnsName } from 'wagmi'

export interface ConnectButtonCustomProps {
  children: (renderProps: ConnectButtonRenderProps) => ReactNode
}

export interface ConnectButtonRenderProps {
  show: () => void
  hide: () => void
  chain: ReturnType<typeof useAccount>['chain'] & { unsupported?: boolean | undefined }
  /** The wallet is on a network that the app does not offer. */
  unsupported: boolean
  isConnected: boolean
  isConnecting: boolean
  address: `0x${string}` | undefined
  truncatedAddress: string | undefined
  ensName: string | undefined
}

export function ConnectButtonCustom({ children }: ConnectButtonCustomProps) {
  const { open, close } = useAppKit()
  const { address, chain, isConnected, isConnecting } = useAccount()
  const { data: ensName } = useEnsName({ address, chainId: 1 })
  const unsupported = isConnected && chain === undefined
  return (
    <>
      {children({
        show: () => void open(),
        hide: () => void close(),
        chain: { ...chain, unsupported } as ConnectButtonRenderProps['chain'],
        unsupported,
        isConnected,
        isConnecting,
        address,
        truncatedAddress: address && `${address.slice(0, 6)}••••${address.slice(-4)}`,
        ensName: ensName ?? undefined,
      })}
    </>
  )
}

/** Opens and closes the modal. Its callbacks belong to wagmi's `useAccountEffect`. */
export function useModal() {
  const { open: openView, close } = useAppKit()
  const { open } = useAppKitState()
  return {
    open,
    setOpen: (shown: boolean) => void (shown ? openView() : close()),
    openAbout: () => void openView({ view: 'WhatIsAWallet' }),
    openOnboarding: () => void openView({ view: 'WhatIsAWallet' }),
    openProfile: () => void openView({ view: 'Account' }),
    openSwitchNetworks: () => void openView({ view: 'Networks' }),
  }
}
