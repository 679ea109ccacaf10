'use client'

// RainbowKit's ConnectButton.Custom and modal hooks, over those of wallet-kit. This file is yours to change.
import { useAppKit, useAppKitState } from '@wallet-kit/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { formatUnits } from 'viem'
import { useAccount, useBalance, useEnsAvatar, useEnsName } from 'wagmi'

export interface ConnectButtonCustomProps {
  children: (renderProps: ConnectButtonRenderProps) => ReactNode
}

export interface ConnectButtonRenderProps {
  account: ConnectedAccount | undefined
  chain: ConnectedChain | undefined
  mounted: boolean
  authenticationStatus: 'loading' | 'unauthenticated' | 'authenticated' | undefined
  openAccountModal: () => void
  openChainModal: () => void
  openConnectModal: () => void
  accountModalOpen: boolean
  chainModalOpen: boolean
  connectModalOpen: boolean
}

export interface ConnectedAccount {
  address: string
  /** The ENS name, or the shortened address. */
  displayName: string
  /** E.g. `1.25 ETH`. */
  displayBalance?: string | undefined
  balanceDecimals?: number | undefined
  balanceFormatted?: string | undefined
  balanceSymbol?: string | undefined
  ensAvatar?: string | undefined
  ensName?: string | undefined
  hasPendingTransactions: boolean
}

export interface ConnectedChain {
  id: number
  name?: string | undefined
  /** The wallet is on a network that the app does not offer. */
  unsupported?: boolean | undefined
  hasIcon: boolean
  iconUrl?: string | undefined
  iconBackground?: string | undefined
}

export function ConnectButtonCustom({ children }: ConnectButtonCustomProps) {
  const { open } = useAppKit()
  const { open: isOpen } = useAppKitState()
  const { address, chain, chainId, isConnected } = useAccount()
  const { data: balance } = useBalance({ address })
  const { data: ensName } = useEnsName({ address, chainId: 1 })
  const { data: ensAvatar } = useEnsAvatar({ name: ensName ?? undefined, chainId: 1 })
  const mounted = useMounted()
  const formatted = balance && formatUnits(balance.value, balance.decimals)
  const account = address && {
    address,
    displayName: ensName ?? `${address.slice(0, 4)}…${address.slice(-4)}`,
    displayBalance: balance && `${Number(Number(formatted).toPrecision(4))} ${balance.symbol}`,
    balanceDecimals: balance?.decimals,
    balanceFormatted: formatted,
    balanceSymbol: balance?.symbol,
    ensAvatar: ensAvatar ?? undefined,
    ensName: ensName ?? undefined,
    hasPendingTransactions: false,
  }
  return (
    <>
      {children({
        account: mounted ? account : undefined,
        chain:
          mounted && chainId !== undefined && isConnected
            ? { id: chainId, name: chain?.name, unsupported: chain === undefined, hasIcon: false }
            : undefined,
        mounted,
        authenticationStatus: undefined,
        openAccountModal: () => void open({ view: 'Account' }),
        openChainModal: () => void open({ view: 'Networks' }),
        openConnectModal: () => void open({ view: 'Connect' }),
        accountModalOpen: isOpen && isConnected,
        chainModalOpen: false,
        connectModalOpen: isOpen && !isConnected,
      })}
    </>
  )
}

/** `openConnectModal` is undefined while a wallet is connected. */
export function useConnectModal() {
  const { open } = useAppKit()
  const { open: isOpen } = useAppKitState()
  const { isConnected } = useAccount()
  return {
    connectModalOpen: isOpen && !isConnected,
    openConnectModal: isConnected ? undefined : () => void open({ view: 'Connect' }),
  }
}

/** `openAccountModal` is undefined while no wallet is connected. */
export function useAccountModal() {
  const { open } = useAppKit()
  const { open: isOpen } = useAppKitState()
  const { isConnected } = useAccount()
  return {
    accountModalOpen: isOpen && isConnected,
    openAccountModal: isConnected ? () => void open({ view: 'Account' }) : undefined,
  }
}

/** `openChainModal` is undefined while no wallet is connected. */
export function useChainModal() {
  const { open } = useAppKit()
  const { open: isOpen } = useAppKitState()
  const { isConnected } = useAccount()
  return {
    chainModalOpen: isOpen && isConnected,
    openChainModal: isConnected ? () => void open({ view: 'Networks' }) : undefined,
  }
}

const neverChanges = () => () => {}

/** False on a server and in the render that hydrates its HTML. */
function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
